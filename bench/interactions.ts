import type { Page } from "playwright";
import type { Bench, Figure } from "./bench.ts";
import { type Product, withProduct } from "./browser.ts";
import { collect, observe, settle } from "./page-interactions.ts";
import { median, milliseconds } from "./statistics.ts";

const RUNS = 5;
const MAX_MS = 100;

const PLACES = 15_000;

const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const dialog = (page: Page) => page.getByRole("dialog");
/** Closes the dialog. Waits for it first, because it may open after the click has returned. */
async function closeDialog(page: Page): Promise<void> {
  await dialog(page).waitFor();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
}

/** The steps, in order. Before the first step, the listing shows 96 places per page as a grid. */
const STEPS: readonly (readonly [what: string, act: (page: Page) => Promise<void>])[] = [
  ["filter by a type", (page) => page.getByRole("checkbox", { name: /^Restaurant,/ }).click()],
  ["scroll to the end of the page", (page) => button(page, "Next page").hover()],
  ["turn the page", (page) => button(page, "Next page").click()],
  ["open All Tags", (page) => button(page, "All Tags").click()],
  [
    "choose a tag there",
    (page) =>
      dialog(page)
        .getByRole("checkbox", { name: /^Terrace,/ })
        .click(),
  ],
  ["close All Tags", closeDialog],
  ["open Advanced Filters", (page) => button(page, "Advanced Filters").click()],
  ["close Advanced Filters", closeDialog],
  ["switch to the table", (page) => radio(page, "Table").click()],
  [
    "open the preview",
    (page) =>
      page
        .getByRole("button", { name: /^Preview of / })
        .nth(2)
        .click(),
  ],
  ["open the lightbox", (page) => button(page, /^Open the pictures of /).click()],
  ["show the next picture", (page) => page.keyboard.press("ArrowRight")],
  ["close the lightbox", closeDialog],
  ["move the preview", (page) => page.keyboard.press("ArrowDown")],
  ["hide the preview", (page) => page.keyboard.press("Escape")],
  ["sort by a header", (page) => page.getByRole("table").getByRole("button", { name: "Type" }).click()],
  ["switch to the grid", (page) => radio(page, "Grid").click()],
  ["switch to the table again", (page) => radio(page, "Table").click()],
];

/** Returns the duration of the slowest event of each step in milliseconds, or 16 if the browser reports no event. */
const visit = ({ url, visit }: Product): Promise<readonly number[]> =>
  visit(async ({ page, slowDown }) => {
    await page.addInitScript(observe);
    await page.addInitScript(() => localStorage.setItem("filter-storage", JSON.stringify({ limit: 96 })));
    await page.goto(url);
    await page.locator("html[data-start=done]").waitFor();
    await settle(page);
    await slowDown();
    // Moves the pointer to each control first, as a visitor does. Hovering loads the code of the control.
    for (const control of [button(page, "All Tags"), button(page, "Advanced Filters"), radio(page, "Table")]) {
      await control.hover();
      await settle(page);
    }
    const worst: number[] = [];
    for (const [, act] of STEPS) {
      const since = await page.evaluate(() => performance.now());
      await act(page);
      await settle(page);
      const durations = (await page.evaluate(collect)).flatMap(({ startTime, duration }) =>
        startTime >= since ? duration : [],
      );
      worst.push(Math.max(16, ...durations));
    }
    return worst;
  });

/** Measures interactions with a listing of many places, on a slowed-down CPU. */
export const interactions: Bench = () =>
  withProduct(async (product) => {
    await visit(product);
    const visits: (readonly number[])[] = [];
    for (let run = 0; run < RUNS; run++) visits.push(await visit(product));
    const figures = STEPS.map(([what], step): Figure => {
      const worst = median(visits.map((durations) => durations[step] ?? 0));
      return { what, measured: milliseconds(worst), bar: `≤ ${MAX_MS} ms`, met: worst <= MAX_MS };
    });
    return {
      figures,
      notes: [
        "",
        `The median of ${RUNS} runs, of the slowest event of each step, with the CPU slowed down by a factor of 4.`,
      ],
    };
  }, PLACES);
