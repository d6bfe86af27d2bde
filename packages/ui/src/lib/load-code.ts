/**
 * Calls a function that imports code, unless the request is sure to fail: some browsers, such as Chromium 150, keep a
 * module that failed to load, and never request it again. A service worker can respond without a connection,
 * so that code is requested if one controls the page.
 * @throws Rejects like a failed import if there is neither a connection nor a service worker.
 */
export async function loadCode<Code>(importCode: () => Promise<Code>): Promise<Code> {
  // On the server, `navigator` has no `onLine`.
  const isOffline =
    typeof navigator !== "undefined" && navigator.onLine === false && !navigator.serviceWorker?.controller;
  if (isOffline) throw new Error("There is no connection to load code.");
  return importCode();
}
