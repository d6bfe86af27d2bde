import type { FilterState } from "@flaneur/domain";

/** What selects a page of places, whatever its order: the same text for the same page. */
export const pageSelection = ({ sortBy: _, sortOrder: __, ...rest }: FilterState): string => JSON.stringify(rest);

/** What selects a whole list of places, whichever page of it is shown. */
export const listSelection = ({ page: _, limit: __, sortBy: ___, sortOrder: ____, ...rest }: FilterState): string =>
  JSON.stringify(rest);
