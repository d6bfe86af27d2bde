/** The time between the failure of an aborted request and the event that the page is left, with a margin. */
const LEAVING_MS = 100;

/**
 * Returns a `fetch` that does not fail when the page is left. The browser then aborts the requests of the page, some of
 * them before the page is told, and the page could still act: it would end a session that it could not verify.
 */
export function fetchUntilLeft(send: typeof fetch, page: EventTarget = window): typeof fetch {
  let isLeft = false;
  page.addEventListener("pagehide", () => {
    isLeft = true;
  });
  // The browser shows a page again after 'Back'.
  page.addEventListener("pageshow", () => {
    isLeft = false;
  });
  return async (input, init) => {
    try {
      return await send(input, init);
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      if (isLeft) return new Promise<never>(() => {});
      throw error;
    }
  };
}
