import type { SortField, SortOrder } from "@flaneur/domain";

export const FIELD_WORDS: Readonly<Record<SortField, string>> = {
  name: "Name",
  type: "Type",
  arrondissement: "Arrondissement",
  rating: "Rating",
  travelTime: "Travel time",
};

export const ORDER_WORDS: Readonly<Record<SortOrder, string>> = { asc: "ascending", desc: "descending" };
