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
