import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright";
import { expect, it } from "vitest";
import { chromiumLaunch } from "../../scripts/chromium.ts";

const UI = resolve(import.meta.dirname, "../../packages/ui/src");
const STYLES = ["tokens/generated/tokens.css", "styles/base.css"].map((file) =>
  readFileSync(resolve(UI, file), "utf8"),
);

/** Runs in the page. Returns each custom property of the document with its value in the light and in the dark theme. */
function resolvedTokens(): (readonly [name: string, light: string, dark: string])[] {
  const root = document.documentElement;
  const values = (theme: string) => {
    root.dataset.theme = theme;
    const styles = [...root.computedStyleMap()].filter(([name]) => name.startsWith("--"));
    return new Map(styles.map(([name, parts]) => [name, [...parts].join(" ").trim()]));
  };
  const light = values("light");
  const dark = values("dark");
  return [...new Set([...light.keys(), ...dark.keys()])]
    .toSorted()
    .map((name) => [name, light.get(name) ?? "(none)", dark.get(name) ?? "(none)"]);
}

it("each token resolves in each theme to the value in tokens.txt; `npx vitest run tests/visual/tokens.test.ts -u` renews the table", async () => {
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><style>${STYLES.join("\n")}</style>`);
  const rows = [["token", "light", "dark"] as const, ...(await page.evaluate(resolvedTokens))];
  await browser.close();
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length)) + 2;
  // A value that both themes share, such as a size, is printed once.
  const lines = rows.map(
    ([name, light, dark]) => `${name.padEnd(width(0))}${light === dark ? light : light.padEnd(width(1)) + dark}`,
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("tokens.txt");
});
