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
    // A sheet reads the path of the browser's address (use-sheet.ts). In a flow that path is constant.
    const isOfPage = pathname === location.pathname && search === location.search;
    push(isOfPage ? createPath(history.location) : to, state);
  };
  return history;
}
