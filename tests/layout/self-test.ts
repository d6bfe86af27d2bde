/** Proves that the check can fail: each page has one fault, which must be named, or one of the allowed cases. */
import type { Page } from "playwright";
import { findFaults } from "./find-faults.ts";
import { findSmallTargets, SMALLEST_TARGET } from "./small-targets.ts";

interface Case {
  readonly title: string;
  readonly html: string;
  /** A part of the only reported fault, or null if nothing may be reported. */
  readonly fault: string | null;
}

const box = (style: string, content: string) => `<div style="${style}">${content}</div>`;
const overlay = (style: string, content = "") =>
  box(
    "position: relative; width: 200px",
    `<span>Counter 1 / 4</span>${box(`position: absolute; inset: 0; ${style}`, content)}`,
  );

const CASES: readonly Case[] = [
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
  { title: "a box without paint over a text", html: overlay("pointer-events: none"), fault: null },
  {
    title: "a text that scrolls sideways",
    html: box("width: 60px; overflow-x: auto; white-space: nowrap", "A text that is too long"),
    fault: null,
  },
  {
    title: "a text with an ellipsis",
    html: box("width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis", "A text that is too long"),
    fault: null,
  },
  {
    title: "a text for screen readers",
    html: `${box("position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)", "Page 2 of 3")}<p>1</p>`,
    fault: null,
  },
  {
    title: "a text that scrolls away under a sticky header",
    html: box(
      "height: 2000px",
      `${box("position: sticky; top: 0; height: 60px; background: white", "")}${box("margin-top: -40px; position: relative; z-index: -1", "A row")}`,
    ),
    fault: null,
  },
];

/** A button of 30 px, whose touch target is as small or enlarged, for the check of touch targets. */
const TARGETS: readonly Case[] = [
  {
    title: "a small button",
    html: `<button style="width: 30px; height: 30px" aria-label="Save"></button>`,
    fault: "the touch target 'Save' has only 30 by 30 px",
  },
  {
    title: "a small button with a larger touch target",
    html: `<style>button::after { content: ""; position: absolute; inset: -8px; }</style>
      <button style="position: relative; width: 30px; height: 30px; border: 0" aria-label="Save"></button>`,
    fault: null,
  },
];

/** Returns the number of cases, and a sentence for each case with a wrong result. */
export async function selfTest(page: Page): Promise<{ readonly checks: number; readonly failures: string[] }> {
  await page.setViewportSize({ width: 320, height: 600 });
  const failures: string[] = [];
  const check = async (cases: readonly Case[], find: () => Promise<readonly string[]>) => {
    for (const { title, html, fault } of cases) {
      await page.setContent(`<!doctype html><body style="margin: 20px">${html}</body>`);
      const found = await find();
      const matches =
        fault === null ? found.length === 0 : found.length > 0 && found.every((each) => each.includes(fault));
      if (!matches) failures.push(`The check of the layout reports for ${title}: ${found.join("; ") || "nothing"}`);
    }
  };
  await check(CASES, () => page.evaluate(findFaults));
  await check(TARGETS, () => page.evaluate(findSmallTargets, SMALLEST_TARGET));
  return { checks: CASES.length + TARGETS.length, failures };
}
