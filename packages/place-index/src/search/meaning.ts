import type { FilterCategory, SearchMeaning } from "@flaneur/domain";

/** The meanings of a phrase. */
export type Reading = readonly SearchMeaning[];

export const value = (category: FilterCategory, text: string): SearchMeaning => ({
  kind: "value",
  category,
  value: text,
});
