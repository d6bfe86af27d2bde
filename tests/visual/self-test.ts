/**
 * Tests the comparison itself on a real screen: it must detect that a heading is moved by one pixel, and must find no
 * difference between two pictures of the same page.
 */
import type { Browser } from "playwright";
import { compare } from "./compare.ts";
import type { Visit } from "./pictures.ts";
import { Camera } from "./take-pictures.ts";

const MOVES = ["left: 1px", "left: -1px", "top: 1px", "top: -1px"];

/**
 * Runs the checks on one visit. `checks` is the number of all checks; `failures` has a sentence for each failed check.
 */
export async function selfTest(
  browser: Browser,
  url: string,
  visit: Visit,
): Promise<{ readonly checks: number; readonly failures: readonly string[] }> {
  const failures: string[] = [];
  const camera = await Camera.open(browser, url, visit.preference);
  await camera.visit(visit);
  const heading = camera.page.getByRole("heading", { level: 1 }).first();
  for (const theme of visit.themes) {
    const before = await camera.capture(visit, theme, null);
    if (compare(before, await camera.capture(visit, theme, null)).result === "different") {
      failures.push(`${visit.story}, ${theme}: two pictures of the same page differ.`);
    }
    for (const move of MOVES) {
      await heading.evaluate((element, style) => element.setAttribute("style", `position: relative; ${style}`), move);
      if (compare(before, await camera.capture(visit, theme, null)).result === "same") {
        failures.push(`${visit.story}, ${theme}: a heading moved by one pixel (${move}) was not found.`);
      }
      await heading.evaluate((element) => element.removeAttribute("style"));
    }
  }
  await camera.page.context().close();
  return { checks: visit.themes.length * (1 + MOVES.length), failures };
}
