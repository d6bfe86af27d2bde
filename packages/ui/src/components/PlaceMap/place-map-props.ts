import type { Coordinates, MapArea, Place } from "@flaneur/domain";
import type { ReactNode } from "react";
import type { Theme } from "../../tokens/theme-token.ts";

/** A place as a pin of a map. */
export interface MapPin {
  readonly id: string;
  readonly position: Coordinates;
  /** The primary type of the place, whose glyph the pin has; null when it is not known. */
  readonly type: string | null;
}

/** Pixels at each edge that other parts of the page cover. The map centres on the rest. */
export interface MapPadding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The place with the red marker. */
export interface SelectedPin {
  readonly id: string;
  readonly position: Coordinates;
  /** The content of the info window. No info window is shown without it: until the place is loaded, and on a phone. */
  readonly place: Pick<Place, "name" | "address" | "arrondissement" | "googleMapsUrl"> | null;
}

/** The place whose row is hovered or focused. */
export interface MarkedPin extends MapPin {
  readonly name: string;
}

/** Everything that is shown on a map. */
export interface MapContent {
  /** All places. The provider clusters those that are near each other. A new array is indexed again. */
  readonly pins: readonly MapPin[];
  /** The place with the red marker; null when no place is selected. */
  readonly selected: SelectedPin | null;
  /** The place whose name is shown; null when no row is hovered or focused. */
  readonly marked: MarkedPin | null;
  /** The confirmed location of the visitor; null without one. */
  readonly userPosition: Coordinates | null;
}

/** Why the map is not shown: its code or the provider's script was not loaded, or it could not start to render. */
export type MapFailure = "notLoaded" | "notInitialized";

/** Moves a map. A movement takes 240 ms, or no time for visitors who prefer reduced motion. */
export interface MapHandle {
  /** Zooms by a number of steps, and reports the movement as made by hand. */
  readonly zoomBy: (steps: number) => void;
  /** @param zoom as Google counts, see `MAP` of the domain */
  readonly show: (position: Coordinates, zoom: number, by: MovedBy) => void;
  /** Zooms in as far as the whole area is visible, and reports the movement as made by hand. */
  readonly fit: (bounds: MapArea) => void;
}

/** Who moves a map: "hand" is dragging, wheel, keys, buttons and clusters; "product" is all else. */
export type MovedBy = "hand" | "product";

/** The contract of every provider of a map: MapLibre and Google Maps show and report the same. */
export interface PlaceMapProps {
  /** The places and positions on the map. */
  readonly content: MapContent;
  readonly theme: Theme;
  /** What other parts of the page cover. */
  readonly padding: MapPadding;
  /** Elements above the map, which get the focus after the map and before its info window. */
  readonly children: ReactNode;
  /** Called with the id of a pressed pin, or with null when the info window is closed. */
  readonly onSelect: (id: string | null) => void;
  /** Called when a movement has ended, with the bounds of the part that nothing covers. */
  readonly onMove: (bounds: MapArea, by: MovedBy) => void;
  /** Called once per map, when it can be moved. */
  readonly onReady: (handle: MapHandle) => void;
  /** Called when the map cannot be shown. */
  readonly onFailed: (failure: MapFailure) => void;
}
