import type { GraphList } from "../rest/lists.ts";

/** Returns the result of a mutation that has changed a list. */
export const updated = (list: GraphList) => ({ __typename: "ListUpdated" as const, list });
