import type { ListSummary } from "../src/features/lists/list-calls.ts";

/** Returns a list of three places in a version, without the places. */
export const listSummary = (version: number): ListSummary => ({
  id: "l1",
  name: "Sunday",
  note: null,
  count: 3,
  pages: 1,
  share: null,
  version,
  updatedAt: "2026-11-21T10:00:00.000Z",
});
