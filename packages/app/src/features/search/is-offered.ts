import { type FilterState, MIN_SUGGESTED_LENGTH } from "@flaneur/domain";

/** Whether an offer is loaded for the search. The Favorites tab uses the search only as a text. */
export const isOffered = ({ search, activeTab }: FilterState): boolean =>
  search.length >= MIN_SUGGESTED_LENGTH && activeTab !== "favorites";
