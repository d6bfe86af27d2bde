import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router";

export type MemoryHistory = ReturnType<typeof createMemoryHistory>;

/**
 * Creates a history in memory. The address in the browser does not change.
 * @param address The first path of the flow, such as `/?types=Bar`.
 */
export function flowHistory(address: string): MemoryHistory {
  return createMemoryHistory({ initialEntries: [address], v5Compat: true });
}
