import type { FilterState } from "@flaneur/domain";

/** Identifies the filters, the page number and the page size of a listing, without its order. */
export const pageSelection = ({ sortBy: _, sortOrder: __, sorting: ___, ...rest }: FilterState): string =>
  JSON.stringify(rest);

/** Identifies the filters of a listing, without its order, its page number and its page size. */
export const listSelection = ({
  page: _,
  after: _after,
  limit: __,
  sortBy: ___,
  sortOrder: ____,
  sorting: _____,
  ...rest
}: FilterState): string => JSON.stringify(rest);
