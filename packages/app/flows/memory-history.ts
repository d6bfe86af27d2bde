import { UNSAFE_createMemoryHistory as createMemoryHistory, createPath } from "react-router";

export type MemoryHistory = ReturnType<typeof createMemoryHistory>;

/**
 * A history that leaves the address of the page alone, which is the story's.
 * @param address where the flow begins: `/?types=Bar`.
 */
export function flowHistory(address: string): MemoryHistory {
  const history = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  const { push } = history;
  history.push = (to, state) => {
    const { pathname, search } = typeof to === "string" ? new URL(to, location.origin) : to;
    // A sheet is opened at the address that the browser has (use-sheet.ts), which here stands for the history's own.
    const isOfPage = pathname === location.pathname && search === location.search;
    push(isOfPage ? createPath(history.location) : to, state);
  };
  return history;
}
