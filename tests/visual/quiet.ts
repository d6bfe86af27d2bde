/** Waits until a page is idle: no request is pending, fonts and pictures have loaded, and the document is unchanged. */
import type { Page } from "playwright";
import { within } from "./within.ts";

/** `untilQuiet` fails after this number of rounds, because the story does not stop changing. */
const MAX_ROUNDS = 100;

/** The timeout of a round, in milliseconds, far above what a round takes on a busy machine. */
const LONGEST_ROUND = 60_000;

/** Counts the pending requests of a page. */
export class Requests {
  #open = 0;
  #waiting: (() => void)[] = [];

  constructor(page: Page) {
    page.on("request", () => {
      this.#open += 1;
    });
    page.on("requestfinished", () => this.#end());
    page.on("requestfailed", () => this.#end());
  }

  /** Resets the count before a new document: the requests of the previous document no longer matter. */
  forget(): void {
    this.#open = 0;
  }

  #end(): void {
    this.#open = Math.max(0, this.#open - 1);
    if (this.#open > 0) return;
    for (const resolve of this.#waiting) resolve();
    this.#waiting = [];
  }

  get open(): number {
    return this.#open;
  }

  ended(): Promise<void> {
    return this.#open === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/**
 * Runs in the page. Waits for pictures, fonts, animations and two frames. Resolves with true if the document has not
 * changed meanwhile.
 */
async function isIdle(): Promise<boolean> {
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const pictures = [...document.images].filter((image) => image.checkVisibility());
  for (const picture of pictures) if (picture.loading === "lazy") picture.loading = "eager";
  // A picture that cannot be decoded is left to the story's own checks.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
  // Endless animations are excluded here. Capturing detects an endless animation, because its pictures differ.
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map((animation) => animation.finished));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A WebGL map renders without changing the document. `data-drawn` reports when the map is complete.
  const isDrawn = () => document.querySelector("[data-drawn=false]") === null;
  while (!isDrawn()) await frame();
  await frame();
  await frame();
  // `requestIdleCallback` is not used: Chromium does not call it on some pages for minutes.
  await new Promise((later) => setTimeout(later));
  observer.disconnect();
  return changes === 0 && isDrawn() && document.fonts.status === "loaded";
}

export async function untilQuiet(page: Page, requests: Requests): Promise<void> {
  for (let count = 0; count < MAX_ROUNDS; count += 1) {
    const round = requests.ended().then(() => page.evaluate(isIdle));
    const quiet = await within(
      LONGEST_ROUND,
      round,
      "The story's fonts, pictures or requests have not loaded within a minute.",
    );
    if (quiet && requests.open === 0) return;
  }
  throw new Error("The story keeps changing, so that two pictures of the story would differ.");
}
