import { useEffect, useState } from "react";

/** However busy a page is, what waits for its rest comes by then. */
const LATEST_MS = 1_000;
/** For browsers that do not say when they are idle. */
const PAUSE_MS = 200;

const onceIdle: (callback: () => void) => void =
  typeof requestIdleCallback === "function"
    ? (callback) => requestIdleCallback(callback, { timeout: LATEST_MS })
    : (callback) => setTimeout(callback, PAUSE_MS);

/** Whether the browser has come to rest since this was drawn: the time for what the first view can do without. */
export function useOnceIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => void onceIdle(() => setIdle(true)), []);
  return idle;
}
