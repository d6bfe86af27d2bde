/** The service worker: see docs/offline.md. The build writes it to one file at the root of the site. */
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { readPageMessage } from "../shared/worker-messages.ts";
import { sendGet, sendPost } from "./answers.ts";
import { reportOf } from "./connections.ts";
import { fileOfApp, isPicture, picture } from "./files.ts";
import { isPagePath, keepPage, keepShell, openPage, removeOldPages } from "./pages.ts";
import { worker } from "./scope.ts";
import { isTile, tile } from "./tiles.ts";

declare global {
  /** The files of the shell. The build replaces this name. */
  var __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
}

setCacheNameDetails({ prefix: "flaneur", precache: "shell", suffix: "" });
// The first page is controlled at once, so that the pages and pictures that it loads next are kept. A later version of
// the worker waits until no page is open, or until `activateIfAlone()` activates it.
clientsClaim();
const SHELL = __WB_MANIFEST;
precacheAndRoute([...SHELL], { cleanURLs: false });

const isOwn = (url: URL): boolean => url.origin === location.origin;
registerRoute(({ url, request }) => isOwn(url) && request.mode === "navigate" && isPagePath(url.pathname), openPage);
registerRoute(
  ({ url, request }) =>
    isOwn(url) &&
    url.pathname === "/graphql" &&
    url.searchParams.has("documentId") &&
    !request.headers.has("authorization"),
  sendGet,
);
registerRoute(({ url }) => isOwn(url) && url.pathname === "/graphql", sendPost, "POST");
registerRoute(({ url }) => isOwn(url) && url.pathname.startsWith("/assets/"), fileOfApp);
registerRoute(({ url }) => isPicture(url), picture);
registerRoute(({ url }) => isOwn(url) && isTile(url.pathname), tile);

worker.addEventListener("install", (event) => event.waitUntil(keepShell()));

worker.addEventListener("activate", (event) => event.waitUntil(removeOldPages()));

/**
 * Makes this worker active if a page of its version is the only open page. A page of the previous version would lose
 * its files. Such a page may send `activate` while another page is being loaded again, or after it was opened from the
 * device.
 */
async function activateIfAlone(script: string): Promise<void> {
  if (!SHELL.some(({ url }) => url === script)) return;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length <= 1) await worker.skipWaiting();
}

async function keep(url: string, event: Event): Promise<void> {
  const parsed = new URL(url);
  if (!isOwn(parsed)) return;
  if (isPicture(parsed)) await picture({ request: new Request(url), event });
  else if (isPagePath(parsed.pathname)) await keepPage(url, event);
}

worker.addEventListener("message", (event) => {
  const message = readPageMessage(event.data);
  if (message?.type === "activate") event.waitUntil(activateIfAlone(message.script));
  else if (message?.type === "keep") event.waitUntil(Promise.allSettled(message.urls.map((url) => keep(url, event))));
  else if (message?.type === "report" && event.source !== null) event.source.postMessage(reportOf(event.source.id));
});
