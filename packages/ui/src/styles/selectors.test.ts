import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");

/** The selectors of all style sheets, each after the path of its file. Lists of selectors are not split. */
const selectors = globSync("**/*.css", { cwd: SOURCES }).flatMap((file) => {
  const css = readFileSync(join(SOURCES, file), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  return Array.from(css.matchAll(/([^{};@]+)\{/g), ([, selector = ""]) => `${file}: ${selector.trim()}`);
});

// A rule with `:has()` on the whole page makes the browser restyle the elements of all other rules with `:has()`
// whenever the page changes.
it("no rule uses :has() on the whole page", () => {
  expect(selectors.length).toBeGreaterThan(500);
  expect(selectors.filter((selector) => /(?:body|html|:root)\b[^\s>~+]*:has\(/.test(selector))).toEqual([]);
});

// For a rule with `:hover` or `:has()` that ends in a tag name, the browser restyles all elements with that tag name
// when the pointer or an element moves.
it("no rule with :hover or :has() selects related elements by their tag name or * alone", () => {
  const byName =
    /(?::hover|:has\([^)]*\))\S*(?:\s*[>~+]\s*|\s+)(?:\S+(?:\s*[>~+]\s*|\s+))*(?:\*|[a-z][a-z0-9]*)(?::[a-z-]+)*$/;
  expect(selectors.filter((selector) => byName.test(selector))).toEqual([]);
});
