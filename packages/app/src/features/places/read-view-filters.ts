import { mapSavedCategories, parseHoursChoice, type SavedFilters } from "@flaneur/domain";
import type { ResultOf } from "../../graph/graphql.ts";
import type { ViewFilterFields } from "./view-filters.graphql.ts";

/** Reads the filters of a view. Hours that cannot be parsed are ignored. */
export const readViewFilters = (filters: ResultOf<typeof ViewFilterFields>): SavedFilters => ({
  ...mapSavedCategories((category) => filters[category]),
  search: filters.search,
  hours: filters.hours === null ? null : parseHoursChoice(filters.hours),
  maxTravelTime: filters.maxTravelTime,
});
