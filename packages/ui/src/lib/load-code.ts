/**
 * Calls a function that imports code. Without a connection and without a service worker, `loadCode`
 * rejects and does not call the function: some browsers, such as Chromium 150, never again request a module that failed
 * to load.
 * @throws Rejects if the import fails, and if there is neither a connection nor a service worker.
 */
export async function loadCode<Code>(importCode: () => Promise<Code>): Promise<Code> {
  // On the server, `navigator` has no `onLine`.
  const isOffline =
    typeof navigator !== "undefined" && navigator.onLine === false && !navigator.serviceWorker?.controller;
  if (isOffline) throw new Error("There is no connection to load code.");
  return importCode();
}

/**
 * Returns a function that loads code as `loadCode` does, and returns the same code from then on, also without a
 * connection. A call after a failure loads the code again.
 */
export function codeLoader<Code>(importCode: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | null = null;
  return () => {
    loading ??= loadCode(importCode).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/**
 * Requests the file of a worker, which then starts from the cache of the browser.
 * @throws Rejects if the file cannot be loaded.
 */
export async function loadWorkerFile(url: string): Promise<void> {
  // biome-ignore lint/style/noRestrictedGlobals: the file is code, and a worker that fails to load rejects nothing
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The worker at ${url} was not loaded: the server answered ${response.status}.`);
  // The cache has the file when it is read to its end.
  await response.arrayBuffer();
}
