/** Visits stories, and checks the layout of each at several widths of the window, and its touch targets. */
import type { Browser } from "playwright";
import { Requests, untilQuiet } from "../visual/quiet.ts";
import { openStillPage } from "../visual/still-page.ts";
import { listenForStoryEnd, storyEnd } from "../visual/story-end.ts";
import { findFaults } from "./find-faults.ts";
import { findSmallTargets, SMALLEST_TARGET } from "./small-targets.ts";

/** The widths of the window in pixels, from the narrowest phone to a large screen. */
const WIDTHS = [1920, 1440, 1024, 800, 768, 390, 320];
/** The widths of a tablet and of a phone with a touch screen. */
const TOUCH_WIDTHS = [820, 390];
/** The stories whose controls are pressed with a finger: whole screens, with their bars. */
const TOUCHED = /^screens-/;

interface Visit {
  readonly story: string;
  readonly language: "en" | "fr";
}

export interface Failure extends Visit {
  readonly width: number;
  readonly fault: string;
}

interface Result {
  /** The number of widths without a fault. A width with touch counts separately. */
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** Opens a page that visits one story after the other. `url` is the URL of a built Storybook. */
export async function openVisitor(browser: Browser, url: string): Promise<(visit: Visit) => Promise<Result>> {
  const page = await openStillPage(browser, "none");
  await listenForStoryEnd(page);
  const requests = new Requests(page);
  const devTools = await page.context().newCDPSession(page);
  const emulateTouch = (enabled: boolean) => devTools.send("Emulation.setTouchEmulationEnabled", { enabled });
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
    const checkAt = async (width: number, find: () => Promise<readonly string[]>) => {
      await page.setViewportSize({ width, height: width < 640 ? 844 : 900 });
      await untilQuiet(page, requests);
      const faults = await find();
      if (faults.length === 0) passed += 1;
      failures.push(...faults.map((fault) => ({ ...visit, width, fault })));
    };
    for (const width of WIDTHS) await checkAt(width, () => page.evaluate(findFaults));
    // Texts are longer in French, but a touch target has the same size.
    if (TOUCHED.test(visit.story) && visit.language === "en") {
      await emulateTouch(true);
      for (const width of TOUCH_WIDTHS) await checkAt(width, () => page.evaluate(findSmallTargets, SMALLEST_TARGET));
      await emulateTouch(false);
    }
    return { passed, failures };
  };
}
