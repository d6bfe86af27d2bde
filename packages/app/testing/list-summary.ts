import type { ListSummary } from "../src/features/lists/list-calls.ts";

/** Returns a list of three places, without the places. */
export const listSummary = (fields: Partial<ListSummary> = {}): ListSummary => ({
  id: "l1",
  name: "Sunday",
  note: null,
  count: 3,
  pages: 1,
  share: null,
  walk: null,
  updatedAt: "2026-11-21T10:00:00.000Z",
  ...fields,
});
