/** The largest time between the failure of an aborted request and the event `pagehide`, in milliseconds. */
const LEAVING_MS = 100;

/**
 * Called before a request. Returns a function to call if the request fails: it resolves with false if the page has stayed.
 * If the page was left, it resolves with true when the browser shows the page again, and otherwise never.
 */
export type WatchPage = () => () => Promise<boolean>;

/**
 * Watches whether a page is left. The browser aborts the requests of a page that is left. Some requests fail shortly
 * before the event `pagehide`, while the page still runs. After 'Back', the browser may show the same page again.
 */
export function watchPageLeft(page: EventTarget = window): WatchPage {
  let isLeft = false;
  let departures = 0;
  let waiting: (() => void)[] = [];
  page.addEventListener("pagehide", () => {
    isLeft = true;
    departures += 1;
  });
  page.addEventListener("pageshow", () => {
    isLeft = false;
    for (const resolve of waiting) resolve();
    waiting = [];
  });
  return () => {
    const before = departures;
    return async () => {
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      if (isLeft) await new Promise<void>((resolve) => void waiting.push(resolve));
      return departures !== before;
    };
  };
}
