import { effectiveSort, type FilterState, toPlaceFilters } from "@flaneur/domain";
import { PLACE_STATUS_NAMES, SORT_FIELD_NAMES, SORT_ORDER_NAMES } from "../../graphql/enums.ts";
import type { VariablesOf } from "../../graphql/graphql.ts";
import type { PlacesQuery } from "./places.graphql.ts";

/** The filters of the state, as variables of the query. A server can load the first view by the same ones. */
export function listingVariables(state: FilterState): VariablesOf<typeof PlacesQuery> {
  const { types, tags, arrondissements, joins, placeStatuses, search } = toPlaceFilters(state, null);
  const sort = effectiveSort(state, null);
  const condition = ({ include, exclude }: typeof types) => ({ include: [...include], exclude: [...exclude] });
  return {
    filters: {
      types: condition(types),
      tags: condition(tags),
      arrondissements: condition(arrondissements),
      tagsJoin: joins.tags,
      arrondissementsJoin: joins.arrondissements,
      placeStatuses: placeStatuses.map((status) => PLACE_STATUS_NAMES[status]),
      search,
    },
    sortBy: SORT_FIELD_NAMES[sort.field],
    sortOrder: SORT_ORDER_NAMES[sort.order],
    page: state.page,
    limit: state.limit,
  };
}
