import {
  type Coordinates,
  effectiveSort,
  type FilterState,
  type ParisTime,
  placeQueryToParameters,
  toPlaceFilters,
} from "@flaneur/domain";
import type { ExportFormat } from "@flaneur/ui/export-menu";

/**
 * Returns the path of the call that exports all pages of a listing as a file.
 * @param now The moment that 'Open now' refers to.
 */
export function exportPath(
  state: FilterState,
  location: Coordinates | null,
  format: ExportFormat,
  now: ParisTime,
): string {
  const filters = toPlaceFilters(state, location, now);
  const sort = effectiveSort(state, location);
  // The file has no travel times: the location is sent only if the places are filtered or sorted by it.
  const needsOrigin = location !== null && (filters.travel !== null || sort.field === "travelTime");
  const origin = needsOrigin ? { from: location, mode: state.transportMode } : null;
  const { page: _, limit: __, ...parameters } = placeQueryToParameters({ filters, sort, page: 1, limit: 1, origin });
  const written = Object.entries({ ...parameters, format }).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === "") return [];
    return Array.isArray(value) ? value.map((each) => [name, String(each)]) : [[name, String(value)]];
  });
  const list = state.activeTab === "favorites" ? "favorites" : "places";
  return `/api/${list}/export?${new URLSearchParams(written)}`;
}
