import { type FilterState, isNegated } from "@flaneur/domain";

/** Returns the included types of the filters. */
export const chosenTypes = (filters: Pick<FilterState, "types" | "advancedOperators">): readonly string[] =>
  filters.types.filter((type) => !isNegated(filters, "types", type));
