import type { MapArea } from "@flaneur/domain";
import type { MapMessage, MapSurface } from "../../view-models/map-state.ts";
import type { MapProvider } from "./map-provider.ts";
import type { PlaceMapProps } from "./place-map-props.ts";

export interface ListingMapProps extends Omit<PlaceMapProps, "label" | "attributionLabel" | "children" | "onReady"> {
  readonly provider: MapProvider;
  readonly surface: MapSurface;
  /** At the bottom; never two at once. */
  readonly message: MapMessage | null;
  /** 'Search this area', once someone has moved the map. */
  readonly searchArea:
    | { readonly status: "absent" | "searching" }
    | { readonly status: "offered"; readonly area: MapArea };
  readonly onSearchArea: (area: MapArea) => void;
  readonly onReady: () => void;
  readonly onRetry: () => void;
  /** Asks where someone is, where that is not known. No button without it and a known position. */
  readonly onLocate?: (() => void) | undefined;
}
