import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { renderTokens } from "../src/tokens/render-tokens.ts";

it("tokens.css is up to date with the theme records (run npm run tokens -w packages/ui to update it)", () => {
  const written = readFileSync(new URL("../src/tokens/generated/tokens.css", import.meta.url), "utf8");
  expect(written.split("\n").slice(1).join("\n")).toBe(renderTokens());
});
