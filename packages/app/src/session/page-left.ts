/** The time between the failure of an aborted request and the event that the page is left, with a margin. */
const LEAVING_MS = 100;

/**
 * Returns a function to call after a request has failed. It resolves with whether the request failed because the page
 * was left. The browser aborts requests of a page that is left, some of them before it dispatches `pagehide`.
 */
export function watchPageLeft(page: EventTarget = window): () => Promise<boolean> {
  let isLeft = false;
  page.addEventListener("pagehide", () => {
    isLeft = true;
  });
  // The browser shows a page again after 'Back'.
  page.addEventListener("pageshow", () => {
    isLeft = false;
  });
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    return isLeft;
  };
}
