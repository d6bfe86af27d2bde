import { fromPromise } from "xstate";
import type { Shared } from "./share.machine.ts";

/** The part of a browser that shares. Not every browser has a share dialog. */
type Sharer = Pick<Navigator, "clipboard"> & Partial<Pick<Navigator, "share">>;

/** Whether the visitor closed the share dialog, which is not a failure. */
const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/**
 * Shares a URL by the browser's dialog, or copies the URL if the browser has no dialog. Rejects if the browser refuses.
 * A dialog that the visitor closes counts as shared.
 */
export async function sharePage(
  browser: Sharer,
  page: { readonly title: string; readonly url: string },
): Promise<Shared> {
  if (browser.share === undefined) {
    await browser.clipboard.writeText(page.url);
    return "copied";
  }
  await browser.share(page).catch((error: unknown) => {
    if (!isCancelled(error)) throw error;
  });
  return "shared";
}

/** Copies a URL to the clipboard, or that of the page. */
export const copyActor = fromPromise<Shared, string | null>(({ input: url }) =>
  sharePage({ clipboard: navigator.clipboard }, { title: document.title, url: url ?? location.href }),
);

/** Shares a URL, or the current page of the browser. */
export const shareActor = fromPromise<Shared, string | null>(({ input: url }) =>
  sharePage(navigator, { title: document.title, url: url ?? location.href }),
);
