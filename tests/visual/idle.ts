/** Waits until a page is idle: fonts and pictures have loaded, animations have ended, and the document is unchanged. */
import type { Page } from "playwright";

/** Runs in the page. Resolves with false if the document still changes after many rounds. */
async function becomesIdle(): Promise<boolean> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A WebGL map renders without changing the document: `data-drawn` reports when the map is complete. Before that, the
  // code of the map loads, and nothing in the document changes either: `data-surface` reports that no map exists yet.
  const isDrawn = () => document.querySelector("[data-drawn=false], [data-surface=loading]") === null;
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let round = 0; round < 100; round += 1) {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const picture of pictures) if (picture.loading === "lazy") picture.loading = "eager";
    observer.takeRecords();
    changes = 0;
    // A picture that cannot be decoded is left to the story's own checks.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
    // An endless animation does not end, nor does one that Storybook has paused at its end after the play function.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(ending.map((animation) => animation.finished));
    while (!isDrawn()) await frame();
    await frame();
    await frame();
    // `requestIdleCallback` is not used: Chromium does not call it on some pages for minutes.
    await new Promise((later) => setTimeout(later));
    if (changes === 0 && isDrawn() && document.fonts.status === "loaded") {
      observer.disconnect();
      return true;
    }
  }
  observer.disconnect();
  return false;
}

export async function untilIdle(page: Page): Promise<void> {
  if (!(await page.evaluate(becomesIdle))) {
    throw new Error("The story keeps changing, so that two pictures of the story would differ.");
  }
}
