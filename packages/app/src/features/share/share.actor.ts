import { fromPromise } from "xstate";
import type { Shared } from "./share.machine.ts";

/** What of a browser shares. Desktops mostly have no dialog of their own for it. */
type Sharer = Pick<Navigator, "clipboard"> & Partial<Pick<Navigator, "share">>;

/** Whoever closes the dialog has changed their mind: that is no failure. */
const isChangeOfMind = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** Shares an address by the browser's own dialog, or copies it where there is none. */
export async function sharePage(
  browser: Sharer,
  page: { readonly title: string; readonly url: string },
): Promise<Shared> {
  if (browser.share === undefined) {
    await browser.clipboard.writeText(page.url);
    return "copied";
  }
  await browser.share(page).catch((error: unknown) => {
    if (!isChangeOfMind(error)) throw error;
  });
  return "shared";
}

/** Puts the address of the page on the clipboard, wherever that may be. */
export const copyActor = fromPromise(() =>
  sharePage({ clipboard: navigator.clipboard }, { title: document.title, url: location.href }),
);

/** Shares the page of the browser as it is when asked. */
export const shareActor = fromPromise(() => sharePage(navigator, { title: document.title, url: location.href }));
