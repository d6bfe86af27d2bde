import { AdvancedFiltersButton, CopyLink, ListingSort, sortState, type ToolbarSlots } from "@flaneur/ui/places-screen";
import { type ReactNode, useState } from "react";
import { Export } from "../../export/Export.tsx";
import type { ExportProps } from "../../export/export-props.ts";
import { walkEntry } from "../../export/walk-entry.ts";
import { useAdvancedFiltersOpener } from "../../filters/FilterDialogs.tsx";
import { useCopyLink } from "../../share/use-share.ts";
import { ListingTitle } from "./ListingTitle.tsx";
import type { Places } from "./use-places.ts";

/** Returns the controls of the listing's header. Each layout arranges them differently. */
export function useToolbar(places: Places, layoutSwitch: ReactNode): ToolbarSlots {
  const { filters, shown, location, onSort, clearAllInHeader } = places;
  const advancedFilters = useAdvancedFiltersOpener();
  const copyLink = useCopyLink();
  const [exportRequest, requestExport] = useState<ExportProps["request"]>(null);
  const count = shown.status === "ready" ? shown.pagination.total : null;
  const page = shown.status === "ready" ? shown.pagination.page : 1;
  const placeIds = shown.status === "ready" ? shown.places.map(({ id }) => id) : [];
  return {
    status: <ListingTitle places={places} />,
    onClearAll: clearAllInHeader,
    advancedFilters: <AdvancedFiltersButton {...advancedFilters} />,
    sort:
      filters.activeTab === "favorites" ? undefined : (
        <ListingSort
          sort={sortState(filters, location)}
          onSort={onSort}
          onCopyLink={copyLink.onCopy}
          phoneExport={
            count === null
              ? undefined
              : {
                  count,
                  onExport: (kind) => requestExport({ kind }),
                  walk: walkEntry(placeIds, page, () => requestExport({ kind: "walk" })),
                }
          }
        />
      ),
    copyLink: <CopyLink {...copyLink} />,
    exportMenu: (
      <Export
        filters={filters}
        location={location}
        count={count}
        placeIds={placeIds}
        page={page}
        request={exportRequest}
        onRequestStart={() => requestExport(null)}
      />
    ),
    layoutSwitch,
  };
}
