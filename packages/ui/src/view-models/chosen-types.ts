import { type FilterState, isNegated } from "@flaneur/domain";

/** The types that are looked for: a card shows which of them it matched. */
export const chosenTypes = (filters: Pick<FilterState, "types" | "advancedOperators">): readonly string[] =>
  filters.types.filter((type) => !isNegated(filters, "types", type));
