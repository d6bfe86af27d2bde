import type { ReactNode } from "react";
import type { ListingMapProps } from "../../components/PlaceMap/listing-map-props.ts";
import type { ToolbarSlots } from "../PlacesScreen/ListingHead.tsx";
import type { TabPanel } from "../PlacesScreen/use-tab-panel.ts";

export interface PlacesMapProps {
  readonly toolbar: ToolbarSlots;
  /** The sections of the sidebar: `Filters`. */
  readonly filters: ReactNode;
  /** The chips of the active filters. */
  readonly chips: ReactNode;
  /** The number of chips. */
  readonly activeCount: number;
  /** The actions for a view whose filters were changed, below the chips. */
  readonly viewChanges?: ReactNode;
  /** `Notices` */
  readonly notices: ReactNode;
  /** Reports that other places are open by now; below the notices. */
  readonly hoursChange?: ReactNode;
  /** `MapListBody` */
  readonly list: ReactNode;
  /** `MapPages` */
  readonly pages: ReactNode;
  /** The tab panel of the list, and the page that it shows. */
  readonly listing: MapListing;
  /** The selected place. */
  readonly selected: MapSelected;
  /** The map; the screen computes which part of it is covered. */
  readonly map: Omit<ListingMapProps, "padding">;
}

export interface MapListing {
  /** The attributes that make the list the panel of its tab. */
  readonly panel: TabPanel;
  /** Whether there is a tab bar above, which reduces the height of the map. */
  readonly tabs: "shown" | "absent";
  /** The number of the page that is shown. */
  readonly page: number;
}

export interface MapSelected {
  /** The id of the selected place; null without one. */
  readonly id: string | null;
  /** Renders `PlaceSheet`, which covers the list of a phone; null until the place is loaded. */
  readonly sheet: ((onClose: () => void) => ReactNode) | null;
}
