import { type FilterState, MIN_SUGGESTED_LENGTH } from "@flaneur/domain";

/** Whether the meaning of the search is offered. The Favorites tab searches its list as text alone. */
export const isOffered = ({ search, activeTab }: FilterState): boolean =>
  search.length >= MIN_SUGGESTED_LENGTH && activeTab !== "favorites";
