import { useMessages } from "@flaneur/ui";
import {
  AdvancedFiltersButton,
  CopyLink,
  ListingSort,
  ListingStatus,
  sortState,
  type ToolbarSlots,
} from "@flaneur/ui/places-screen";
import { type ReactNode, useState } from "react";
import { SavedNote } from "../../../offline/Offline.tsx";
import { Export } from "../../export/Export.tsx";
import type { ExportProps } from "../../export/export-props.ts";
import { walkEntry } from "../../export/walk-entry.ts";
import { useAdvancedFiltersOpener } from "../../filters/FilterDialogs.tsx";
import { useCopyLink } from "../../share/use-share.ts";
import type { Places } from "./use-places.ts";

/** Returns the controls of the listing's header. Each layout arranges them differently. */
export function useToolbar(places: Places, layoutSwitch: ReactNode): ToolbarSlots {
  const { filters, shown, suggestions, tabs, location, onSort, clearAllInHeader } = places;
  const { tabs: texts } = useMessages();
  const advancedFilters = useAdvancedFiltersOpener();
  const copyLink = useCopyLink();
  const [exportRequest, requestExport] = useState<ExportProps["request"]>(null);
  const count = shown.status === "ready" ? shown.pagination.total : null;
  const page = shown.status === "ready" ? shown.pagination.page : 1;
  const placeIds = shown.status === "ready" ? shown.places.map(({ id }) => id) : [];
  return {
    status: (
      <ListingStatus
        listing={shown}
        suggestions={suggestions}
        viewName={tabs.activeView?.name}
        tabName={filters.activeTab === "favorites" ? texts.favorites : undefined}
        // A list that failed to load has no time when it was saved.
        note={shown.status === "error" ? undefined : <SavedNote />}
      />
    ),
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
