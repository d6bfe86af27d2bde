import { vi } from "vitest";

export interface Intersection {
  readonly isIntersecting: boolean;
  readonly target?: Element | null;
}

/**
 * Replaces `IntersectionObserver` until `vi.unstubAllGlobals()`. Returns a function that calls the callback of the last
 * created observer with the given entries. Pass the newest entry last.
 */
export function stubIntersections(): (entries: readonly Intersection[]) => void {
  let report = (_: readonly Intersection[]): void => {
    throw new Error("No IntersectionObserver was created.");
  };
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (entries) => report(entries);
}
