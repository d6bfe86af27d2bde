/** Writes src/tokens/generated/tokens.css from the theme records. A test fails if the file and the records differ. */
import { writeFileSync } from "node:fs";
import { renderTokens } from "../src/tokens/render-tokens.ts";

const file = new URL("../src/tokens/generated/tokens.css", import.meta.url);
const head = "/* Written by `npm run tokens -w packages/ui` from light.ts, dark.ts and scale.ts. */\n";
writeFileSync(file, head + renderTokens());
console.log("src/tokens/generated/tokens.css is up to date.");
