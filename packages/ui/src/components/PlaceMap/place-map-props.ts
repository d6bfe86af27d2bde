import type { Coordinates, MapArea } from "@flaneur/domain";
import type { ReactNode } from "react";
import type { ListedPlace } from "../../lib/place-with-media.ts";
import type { Theme } from "../../tokens/theme-token.ts";

/** A place as a pin of a map. */
export interface MapPin {
  readonly id: string;
  readonly name: string;
  readonly position: Coordinates;
  /** The primary type of the place, which decides the glyph and colour of the pin, or null if it is unknown. */
  readonly type: string | null;
  /** Whether Flâneur or an operator has chosen the place. */
  readonly isChosen: boolean;
  /** The number of the place in a list or a walk, shown in place of the glyph. Numbered pins form no clusters. */
  readonly number?: number;
}

/** How far the page covers the map from each edge, in pixels. Positions are centred in the uncovered part. */
export interface MapPadding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The place with the red marker. */
export interface SelectedPin {
  readonly id: string;
  readonly name: string;
  readonly position: Coordinates;
  /** The content of the info window. Null on a phone: no info window is shown. */
  readonly info: PinInfo | null;
}

/** The content of an info window. Its name and the box of its picture are shown before the place is loaded. */
export interface PinInfo {
  readonly name: string;
  /** The place, or null while it loads. */
  readonly place: ListedPlace | null;
}

/** The heart of the selected place. */
export interface PinFavorite {
  /** Whether the heart is filled. */
  readonly pressed: boolean;
  /** Called when the heart is pressed. */
  readonly onToggle: () => void;
}

/** Everything that is shown on a map. */
export interface MapContent {
  /**
   * All places. The provider clusters places that are near each other. A new array is indexed again: keep the array if
   * the places are the same.
   */
  readonly pins: readonly MapPin[];
  /** The place with the red marker, or null if no place is selected. */
  readonly selected: SelectedPin | null;
  /** The highlighted place, shown with its name unless it is selected. Null if no place is highlighted. */
  readonly marked: Pick<MapPin, "id" | "name" | "position" | "type"> | null;
  /** The confirmed location of the visitor, or null if no location is confirmed. */
  readonly userPosition: Coordinates | null;
  /**
   * The points of a dotted line, which joins numbered pins in their order. In a walk from the visitor's position, the
   * line begins there. Absent if there is no line.
   */
  readonly line?: readonly Coordinates[];
}

/** Why the map is not shown: `notLoaded` if Google Maps was not loaded or rejects the key, else `notInitialized`. */
export type MapFailure = "notLoaded" | "notInitialized";

/** Moves a map. */
export interface MapHandle {
  /** Zooms by a number of steps. The movement is reported with the cause `hand`. */
  readonly zoomBy: (steps: number) => void;
  /**
   * Moves a position into the centre of the uncovered part.
   * @param zoom The zoom level on the scale of Google Maps, such as `MAP.selectedZoom`.
   */
  readonly show: (position: Coordinates, zoom: number, by: MovedBy) => void;
  /**
   * Shows a whole area.
   * @param margin The space around the area, in pixels. @default 48
   */
  readonly fit: (bounds: MapArea, by: MovedBy, margin?: number) => void;
}

/**
 * The cause of a movement: `hand` for dragging, wheel, keys, buttons and pressed clusters, `product` for all others.
 */
export type MovedBy = "hand" | "product";

/** The props of a map. MapLibre and Google Maps have the same props. */
export interface PlaceMapProps {
  /** The places and positions on the map. */
  readonly content: MapContent;
  /** The theme of the page, which decides the colours of the map. */
  readonly theme: Theme;
  /** The edges of the map that other parts of the page cover. */
  readonly padding: MapPadding;
  /** The heart in the info window, or null to omit it. */
  readonly favorite: PinFavorite | null;
  /**
   * Elements over the map. In the order of focus, they follow the map. The info window of MapLibre follows them, the
   * info window of Google Maps precedes them.
   */
  readonly children: ReactNode;
  /** Called with the id of a pressed pin, or with null when the info window or, on a phone, the sheet is closed. */
  readonly onSelect: (id: string | null) => void;
  /** Called after each movement with the bounds of the uncovered part and the cause of the movement. */
  readonly onMove: (bounds: MapArea, by: MovedBy) => void;
  /** Called once per map instance, when the map is loaded and can be moved. */
  readonly onReady: (handle: MapHandle) => void;
  /** Called with the reason when the map cannot be shown. */
  readonly onFailed: (failure: MapFailure) => void;
}
