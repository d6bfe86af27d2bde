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
 * The call that exports what a listing shows, all of its pages, as a file.
 * @param now which moment 'Open now' means.
 */
export function exportPath(
  state: FilterState,
  location: Coordinates | null,
  format: ExportFormat,
  now: ParisTime,
): string {
  const filters = toPlaceFilters(state, location, now);
  const sort = effectiveSort(state, location);
  // The file has no travel times: where the visitor is goes along only where it selects or sorts.
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
