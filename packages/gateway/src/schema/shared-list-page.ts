import type { ReadSharedList } from "@flaneur/contract";
import { LIST_PAGE_SIZE } from "@flaneur/domain";

/**
 * Returns one page of a shared list. `count` and `pages` are those of the whole list.
 * @param page From 1. For a later page than the last, the last page is returned: the list may have become shorter.
 */
export function pageOf({ places, count, ...list }: ReadSharedList, page: number) {
  const total = count ?? places.length;
  const pages = Math.max(1, Math.ceil(total / LIST_PAGE_SIZE));
  // An API without pages sends no count, and all places.
  const start = count === undefined ? (Math.min(page, pages) - 1) * LIST_PAGE_SIZE : 0;
  const entries = places.slice(start, start + LIST_PAGE_SIZE);
  return { __typename: "SharedList" as const, ...list, count: total, pages, entries };
}
export type SharedListPage = ReturnType<typeof pageOf>;
