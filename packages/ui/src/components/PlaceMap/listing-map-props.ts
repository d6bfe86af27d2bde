import type { MapArea } from "@flaneur/domain";
import type { MapMessage, MapSurface } from "../../view-models/map-state.ts";
import type { MapProvider } from "./map-provider.ts";
import type { PlaceMapProps } from "./place-map-props.ts";

/** The button 'Search this area', which is offered after the visitor has moved the map. */
export type SearchArea =
  | { readonly status: "absent" | "searching" }
  | {
      readonly status: "offered";
      /** The bounds that the map shows. */
      readonly area: MapArea;
      /** Called with these bounds when the visitor presses the button. */
      readonly onSearch: (area: MapArea) => void;
    };

export interface ListingMapProps extends Omit<PlaceMapProps, "theme" | "children" | "onReady"> {
  /** Who renders the map. */
  readonly provider: MapProvider;
  /** Whether the map is loading, ready or failed. */
  readonly surface: MapSurface;
  /** The message at the bottom of the map; null for none. */
  readonly message: MapMessage | null;
  readonly searchArea: SearchArea;
  /** Called once per map, when it is shown. */
  readonly onReady: () => void;
  /** Called when the visitor tries again after a failure. */
  readonly onRetry: () => void;
  /** Asks for the location of the visitor. Without it, the button is shown only when the location is known. */
  readonly onLocate?: (() => void) | undefined;
}
