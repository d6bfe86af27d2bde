import type { Coordinates, MapArea, Place } from "@flaneur/domain";
import type { ReactNode } from "react";
import type { Theme } from "../../tokens/theme-token.ts";

/** A place as a map draws it. */
export interface MapPin {
  readonly id: string;
  readonly position: Coordinates;
  /** The type whose glyph it carries: the primary one. Null where it is not known. */
  readonly type: string | null;
}

/** Pixels at each edge that something covers: what is shown is centred in the rest. */
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
  /** What its info window says; null until it is loaded. */
  readonly place: Pick<Place, "name" | "address" | "arrondissement" | "googleMapsUrl"> | null;
}

/** The place whose row is hovered or focused. */
export interface MarkedPin extends MapPin {
  readonly name: string;
}

/** Why there is no map: the script of the provider did not come, or it could not begin to draw. */
export type MapFailure = "notLoaded" | "notInitialized";

/** What moves a map from outside. Movements take 240 ms, or no time where people want less motion. */
export interface MapHandle {
  /** Steps of the zoom buttons; counts as by hand. */
  readonly zoomBy: (steps: number) => void;
  /** @param zoom as Google counts, see `MAP` of the domain */
  readonly show: (position: Coordinates, zoom: number, by: MovedBy) => void;
  /** As near as the whole of it fits; counts as by hand. */
  readonly fit: (bounds: MapArea) => void;
}

/** People move a map by dragging, wheel, keys, buttons and clusters; all else is the product's. */
export type MovedBy = "hand" | "product";

/** What every provider of a map draws and tells: MapLibre and Google Maps keep the same contract. */
export interface PlaceMapProps {
  /** All of them: the provider clusters what is near each other. A new list is a new index. */
  readonly pins: readonly MapPin[];
  readonly selected: SelectedPin | null;
  /** On a phone a card below says what an info window would. */
  readonly infoWindow: "shown" | "absent";
  readonly marked: MarkedPin | null;
  /** The confirmed location. */
  readonly userPosition: Coordinates | null;
  readonly theme: Theme;
  readonly padding: MapPadding;
  /** The accessible name of the map. */
  readonly label: string;
  /** The name of the button that shows whose data they are. */
  readonly attributionLabel: string;
  /** Stands above the map; in the order of focus between the map and its info window. */
  readonly children: ReactNode;
  /** A pin was pressed, or null: the info window was closed. */
  readonly onSelect: (id: string | null) => void;
  /** A movement has ended. The bounds are those of the part that nothing covers. */
  readonly onMove: (bounds: MapArea, by: MovedBy) => void;
  readonly onReady: (handle: MapHandle) => void;
  readonly onFailed: (failure: MapFailure) => void;
}
