import { vi } from "vitest";

/**
 * Resolves with the result of `check` when it no longer throws. Waits for up to 30 seconds, and not for one second like
 * `vi.waitFor`: a busy machine takes long to load code.
 */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000 });
