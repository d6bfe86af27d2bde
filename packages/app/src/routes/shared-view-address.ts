import { applyView, INITIAL_FILTERS, mapSavedCategories, parseHoursChoice } from "@flaneur/domain";
import type { OpenedView } from "@flaneur/ui/shared-list";
import { filtersAddress } from "../features/filters/filters.address.ts";
import type { SharedFilters, SharedView } from "../features/shared-links/shared-queries.ts";

/** Returns the address of the listing with the filters that the tab of a view would apply (§4). */
export function sharedViewAddress({ search, hours, maxTravelTime, ...filters }: SharedFilters): string {
  const values = mapSavedCategories((category) => filters[category]);
  const view = { ...values, search, maxTravelTime, hours: hours === null ? null : parseHoursChoice(hours) };
  return filtersAddress({ ...applyView(INITIAL_FILTERS, "shared", view), activeTab: "all" });
}

/** Returns the content of the notice about a shared view, with the filters that the tab of the view would not apply. */
export const openedView = ({ name, sharedBy, filters: { tags, maxTravelTime } }: SharedView): OpenedView => ({
  name,
  sharedBy,
  tags,
  maxTravelTime,
});
