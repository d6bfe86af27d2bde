/**
 * Returns a function that calls `load` and returns the same promise to all callers until `ms` milliseconds after the
 * promise has settled. A failure is shared, too.
 * @param now returns a time in milliseconds.
 */
export function sharedResult<T>(load: () => Promise<T>, ms: number, now = () => performance.now()): () => Promise<T> {
  let latest: { readonly result: Promise<T>; until: number } | null = null;
  return () => {
    if (latest !== null && now() < latest.until) return latest.result;
    const current = { result: load(), until: Number.POSITIVE_INFINITY };
    const settle = () => {
      current.until = now() + ms;
    };
    current.result.then(settle, settle);
    latest = current;
    return current.result;
  };
}
