import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumLaunch } from "../../scripts/chromium.ts";
import { findFaults } from "./find-faults.ts";
import { findSmallTargets, SMALLEST_TARGET } from "./small-targets.ts";

const box = (style: string, content: string) => `<div style="${style}">${content}</div>`;
const overlay = (style: string, content = "") =>
  box(
    "position: relative; width: 200px",
    `<span>Counter 1 / 4</span>${box(`position: absolute; inset: 0; ${style}`, content)}`,
  );

const FAULTS = [
  { title: "a text under a painted box", html: overlay("background: white"), fault: "is covered by div" },
  {
    title: "a text under a box that lets presses through",
    html: overlay("background: white; pointer-events: none"),
    fault: "is covered by div",
  },
  { title: "two texts in one spot", html: overlay("", "Credits"), fault: "lie on each other" },
  {
    title: "a button under a picture",
    html: box(
      "position: relative; width: 100px; height: 40px",
      `<button aria-label="Save" style="width: 100px; height: 40px"></button><canvas style="position: absolute; inset: 0; width: 100px; height: 40px"></canvas>`,
    ),
    fault: "control button 'Save' is covered by canvas",
  },
  {
    title: "a text that its box cuts",
    html: box("width: 60px; overflow: hidden; white-space: nowrap", "A text that is too long"),
    fault: "is cut by div",
  },
  {
    title: "a button beyond the right edge",
    html: box("width: 340px; white-space: nowrap", `<button style="margin-left: 300px; width: 60px">Save</button>`),
    fault: "is outside the page",
  },
  {
    title: "a text that starts left of the page",
    html: box("margin-left: -30px", "Sorted by name"),
    fault: "is outside the page",
  },
  {
    title: "a button that is too wide for a dialog that scrolls vertically",
    html: box("width: 100px; height: 80px; overflow-y: auto", `<button style="width: 140px">Save</button>`),
    fault: "is cut by div",
  },
];

const FINE = [
  { title: "a box without paint over a text", html: overlay("pointer-events: none") },
  {
    title: "a text that scrolls sideways",
    html: box("width: 60px; overflow-x: auto; white-space: nowrap", "A text that is too long"),
  },
  {
    title: "a text with an ellipsis",
    html: box("width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis", "A text that is too long"),
  },
  {
    title: "a text for screen readers",
    html: `${box("position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)", "Page 2 of 3")}<p>1</p>`,
  },
  {
    title: "a text that scrolls away under a sticky header",
    html: box(
      "height: 2000px",
      `${box("position: sticky; top: 0; height: 60px; background: white", "")}${box("margin-top: -40px; position: relative; z-index: -1", "A row")}`,
    ),
  },
];

describe("the check of the layout", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch(chromiumLaunch());
    page = await browser.newPage({ viewport: { width: 320, height: 600 } });
  });
  afterAll(() => browser.close());

  const show = (html: string) => page.setContent(`<!doctype html><body style="margin: 20px">${html}</body>`);
  const faultsOf = async (html: string): Promise<string[]> => {
    await show(html);
    return page.evaluate(findFaults);
  };

  it.each(FAULTS)("reports $title", async ({ html, fault }) => {
    const found = await faultsOf(html);
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(each).toContain(fault);
  });

  it.each(FINE)("reports nothing for $title", async ({ html }) => {
    expect(await faultsOf(html)).toEqual([]);
  });

  it("reports a small button, but not one whose touch target is larger", async () => {
    await show('<button style="width: 30px; height: 30px" aria-label="Save"></button>');
    expect(await page.evaluate(findSmallTargets, SMALLEST_TARGET)).toEqual([
      expect.stringContaining("the touch target 'Save' has only 30 by 30 px"),
    ]);
    await show(`<style>button::after { content: ""; position: absolute; inset: -8px; }</style>
      <button style="position: relative; width: 30px; height: 30px; border: 0" aria-label="Save"></button>`);
    expect(await page.evaluate(findSmallTargets, SMALLEST_TARGET)).toEqual([]);
  });
});
