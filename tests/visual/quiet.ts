/** Waits for a page on which nothing is under way: no request, no letter or picture to come, no change of the document. */
import type { Page } from "playwright";
import { within } from "./within.ts";

/** A story that changes in every one of so many rounds would do so for ever. */
const MOST_ROUNDS = 100;

/** Far more than a round takes on a busy machine. */
const LONGEST_ROUND = 60_000;

/** The requests of a page that have not ended. */
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

  /** For a new document: what the last one asked for no longer matters. */
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

/** In the page: whether letters and pictures were there, and nothing changed while two frames were drawn. */
async function rests(): Promise<boolean> {
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const pictures = [...document.images].filter((image) => image.checkVisibility());
  for (const picture of pictures) if (picture.loading === "lazy") picture.loading = "eager";
  // One that cannot be read has its say in the story.
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await document.fonts.ready;
  // One that never ends is found by the pictures, which differ.
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map((animation) => animation.finished));
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  // A map on WebGL draws itself without a change of the document, and says when it has.
  const isDrawn = () => document.querySelector("[data-drawn=false]") === null;
  while (!isDrawn()) await frame();
  await frame();
  await frame();
  // Not an idle period: Chromium gives none to some pages, for minutes.
  await new Promise((later) => setTimeout(later));
  observer.disconnect();
  return changes === 0 && isDrawn() && document.fonts.status === "loaded";
}

export async function untilQuiet(page: Page, requests: Requests): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const round = requests.ended().then(() => page.evaluate(rests));
    const quiet = await within(LONGEST_ROUND, round, "Its letters, pictures or requests did not end within a minute.");
    if (quiet && requests.open === 0) return;
  }
  throw new Error("The story keeps changing, so that no picture of it would be the same twice.");
}
