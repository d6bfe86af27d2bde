import type { MapArea } from "@flaneur/domain";
import type { MapMessage, MapSurface } from "../../view-models/map-state.ts";
import type { MapProvider } from "./map-provider.ts";
import type { PlaceMapProps } from "./place-map-props.ts";

/** The button 'Search this area', which is offered after the visitor has moved the map. */
export type SearchArea =
  | { readonly status: "absent" | "searching" }
  | {
      readonly status: "offered";
      /** The bounds of the visible part of the map. */
      readonly area: MapArea;
      /** Called with `area` when the visitor presses the button. */
      readonly onSearch: (area: MapArea) => void;
    };

export interface ListingMapProps extends Omit<PlaceMapProps, "theme" | "children" | "onReady"> {
  /** The provider of the map: MapLibre or Google Maps. */
  readonly provider: MapProvider;
  /** Whether the map is loading, ready or failed. */
  readonly surface: MapSurface;
  /** The message at the bottom of the map, or null. */
  readonly message: MapMessage | null;
  readonly searchArea: SearchArea;
  /** The area that the places are filtered by, which a new map shows. @default null */
  readonly filteredArea?: MapArea | null;
  /** Called once per map instance, when the map is loaded and can be moved. */
  readonly onReady: () => void;
  /** Called when 'Try again' is pressed after the map has failed. Increase `surface.attempt` to mount a new map. */
  readonly onRetry: () => void;
  /** Called when 'Clear filters' is pressed on a map without places. If undefined, the button is omitted. */
  readonly onClearFilters?: (() => void) | undefined;
  /** Called when 'Near me' is pressed. If absent, the button is only shown if the location is known. */
  readonly onNearMe?: (() => void) | undefined;
}
