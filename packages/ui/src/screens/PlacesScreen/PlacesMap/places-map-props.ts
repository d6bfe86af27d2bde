import type { ReactNode } from "react";
import type { ListingMapProps } from "../../../components/PlaceMap/listing-map-props.ts";
import type { ToolbarSlots } from "../ListingHead.tsx";
import type { TabPanel } from "../use-tab-panel.ts";

export interface PlacesMapProps {
  /** The controls of the header. */
  readonly toolbar: ToolbarSlots;
  /** How many places are chosen, below the count: `ChosenCount`. @default none */
  readonly chosen?: ReactNode;
  /** The sections of the sidebar: `Filters`. */
  readonly filters: ReactNode;
  /** The chips of the active filters. */
  readonly chips: ReactNode;
  /** The number of active filters, shown on the button 'Filters'. */
  readonly activeCount: number;
  /** The buttons of a view whose filters were changed, below the chips. Not rendered on a phone. */
  readonly viewChanges?: ReactNode;
  /** Sentences about the listing: `Notices`. */
  readonly notices: ReactNode;
  /** What a question has set, above the count: `QuestionLine`. @default none */
  readonly question?: ReactNode;
  /** The notice that opening hours have changed, below the other notices. */
  readonly hoursChange?: ReactNode;
  /** The places: `MapListBody`. */
  readonly list: ReactNode;
  /** The page size and the pagination: `MapPages`. */
  readonly pages: ReactNode;
  /** The tab panel of the list, and the number of the shown page. */
  readonly listing: MapListing;
  /** The id and the sheet of the selected place. */
  readonly selected: MapSelected;
  /** The props of the map, except `padding`: the screen computes the covered edges. */
  readonly map: Omit<ListingMapProps, "padding">;
}

export interface MapListing {
  /** The props that make the list the panel of its tab. */
  readonly panel: TabPanel;
  /** Whether a tab bar is shown above the map. It reduces the height of the map. */
  readonly tabs: "shown" | "absent";
  /** The number of the page that is shown, counted from 1. */
  readonly page: number;
}

export interface MapSelected {
  /** The id of the selected place, or null. */
  readonly id: string | null;
  /**
   * Renders `PlaceSheet` over the list. Called only on a phone. Null if no place is selected, and until the selected
   * place is loaded.
   */
  readonly sheet: ((onClose: () => void) => ReactNode) | null;
}
