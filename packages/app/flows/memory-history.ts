import { UNSAFE_createMemoryHistory as createMemoryHistory, createPath } from "react-router";

export type MemoryHistory = ReturnType<typeof createMemoryHistory>;

/**
 * Creates a history in memory. The address of the page belongs to the story and does not change.
 * @param address The first path of the flow, such as `/?types=Bar`.
 */
export function flowHistory(address: string): MemoryHistory {
  const history = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  const { push } = history;
  history.push = (to, state) => {
    const { pathname, search } = typeof to === "string" ? new URL(to, location.origin) : to;
    // A sheet navigates to the path of the browser (use-sheet.ts), which in a flow is always that of the story.
    const isOfPage = pathname === location.pathname && search === location.search;
    push(isOfPage ? createPath(history.location) : to, state);
  };
  return history;
}
