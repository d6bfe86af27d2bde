/** Visits stories, and checks the layout of each at several widths of the window. */
import type { Browser } from "playwright";
import { Requests, untilQuiet } from "../visual/quiet.ts";
import { openStillPage } from "../visual/still-page.ts";
import { listenForStoryEnd, storyEnd } from "../visual/story-end.ts";
import { findFaults } from "./find-faults.ts";

/** The widths of the window in pixels, from the narrowest phone to a large screen. */
const WIDTHS = [1920, 1440, 1024, 800, 768, 390, 320];

interface Visit {
  readonly story: string;
  readonly language: "en" | "fr";
}

export interface Failure extends Visit {
  readonly width: number;
  readonly fault: string;
}

interface Result {
  /** The number of widths without a fault. */
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** Opens a page that visits one story after the other. `url` is the URL of a built Storybook. */
export async function openVisitor(browser: Browser, url: string): Promise<(visit: Visit) => Promise<Result>> {
  const page = await openStillPage(browser, "none");
  await listenForStoryEnd(page);
  const requests = new Requests(page);
  return async (visit) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    requests.forget();
    const query = `id=${visit.story}&viewMode=story&globals=language:${visit.language}`;
    await page.goto(`${url}/iframe.html?${query}`, { waitUntil: "commit" });
    const end = await storyEnd(page);
    // The texts that a play function expects are English. A story that failed in French is still rendered.
    if (end.status === "error" && visit.language === "en") {
      return { passed: 0, failures: [{ ...visit, width: 1440, fault: end.message }] };
    }
    const failures: Failure[] = [];
    let passed = 0;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 640 ? 844 : 900 });
      await untilQuiet(page, requests);
      const faults = await page.evaluate(findFaults);
      if (faults.length === 0) passed += 1;
      failures.push(...faults.map((fault) => ({ ...visit, width, fault })));
    }
    return { passed, failures };
  };
}
