import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { renderTokens } from "../src/tokens/render-tokens.ts";

it("keeps the stylesheet of the tokens equal to their records (else: npm run tokens -w packages/ui)", () => {
  const written = readFileSync(new URL("../src/tokens/generated/tokens.css", import.meta.url), "utf8");
  expect(written.split("\n").slice(1).join("\n")).toBe(renderTokens());
});
