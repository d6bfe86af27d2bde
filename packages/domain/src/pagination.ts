import { MAX_PLAIN_PAGES } from "./limits.ts";

export interface Pagination {
  readonly total: number;
  readonly page: number;
  readonly limit: number;
  readonly pages: number;
  /**
   * Where the next page starts, in the form of `pageStartText`. Null or absent on the last page, and for lists that
   * have no page starts, such as favorites.
   */
  readonly next?: string | null;
}

export type PageItem =
  | { readonly kind: "page"; readonly page: number }
  | { readonly kind: "ellipsis"; readonly key: "before" | "after" };

export const pageCount = (total: number, limit: number): number => Math.ceil(total / limit);

const range = (from: number, to: number): PageItem[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ kind: "page", page: from + i }));

/**
 * Returns the items of a pagination: every page up to seven, otherwise first, last, the current page with its
 * neighbours, and an ellipsis for each gap (§9). Above seven pages there are always seven items, so that the buttons do
 * not move between presses.
 */
export function paginationModel(current: number, pages: number): readonly PageItem[] {
  if (pages <= MAX_PLAIN_PAGES) return range(1, pages);
  const page = Math.min(Math.max(current, 1), pages);
  const first = range(1, 1);
  const last = range(pages, pages);
  if (page <= 4) return [...range(1, 5), { kind: "ellipsis", key: "after" }, ...last];
  if (page >= pages - 3) return [...first, { kind: "ellipsis", key: "before" }, ...range(pages - 4, pages)];
  return [
    ...first,
    { kind: "ellipsis", key: "before" },
    ...range(page - 1, page + 1),
    { kind: "ellipsis", key: "after" },
    ...last,
  ];
}

/**
 * Returns the number of pages of a list: the number of the current page, plus the pages that the rows after this page
 * fill. A page that was counted from a page start may start at another row than its number implies. For a page without
 * rows, returns the number of pages that the total fills.
 * @param start The row at which the page starts, counted from 0.
 * @param rows The number of rows on the page.
 */
export function pagesFrom({
  total,
  page,
  limit,
  start,
  rows,
}: Pick<Pagination, "total" | "page" | "limit"> & { readonly start: number; readonly rows: number }): number {
  return rows === 0 ? pageCount(total, limit) : page + pageCount(total - start - rows, limit);
}
