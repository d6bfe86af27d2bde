/** Returns whether the server responds within `timeoutMs` milliseconds. A response with an error status counts, too. */
export async function isReachable(timeoutMs: number): Promise<boolean> {
  try {
    // A network may accept a request and never respond.
    await fetch("/healthz", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
}
