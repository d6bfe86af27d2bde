import { UNSAFE_createMemoryHistory as createMemoryHistory, createPath } from "react-router";

export type MemoryHistory = ReturnType<typeof createMemoryHistory>;

/**
 * Creates a history in memory. The address in the browser does not change.
 * @param address The first path of the flow, such as `/?types=Bar`.
 */
export function flowHistory(address: string): MemoryHistory {
  const history = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  const { push } = history;
  history.push = (to, state) => {
    const { pathname, search } = typeof to === "string" ? new URL(to, location.origin) : to;
    // A sheet navigates to the address of the browser (use-sheet.ts). In a flow, this is the address of the story, so
    // the current address of the flow is used instead.
    const isStoryAddress = pathname === location.pathname && search === location.search;
    push(isStoryAddress ? createPath(history.location) : to, state);
  };
  return history;
}
