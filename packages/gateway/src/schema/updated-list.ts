import type { ListSummary } from "@flaneur/contract";

/** Returns the result of a mutation that has changed a list. */
export const updated = (list: ListSummary) => ({ __typename: "ListUpdated" as const, list });
