import type { Coordinates } from "@flaneur/domain";
import type { MapPin } from "./place-map-props.ts";
import type { Point } from "./world-pixels.ts";

/** The side of a pin on which its name is. */
export type NameSide = "right" | "left" | "below";

/** A place with its point at a zoom. */
export interface PlacedPin {
  readonly pin: MapPin;
  readonly point: Point;
}

/** A mark of a single place. */
export type PlaceMark =
  | {
      readonly kind: "pin";
      readonly position: Coordinates;
      readonly pin: MapPin;
      /** The side of the name. Absent if the pin has no name, or if the map chooses the side. */
      readonly side?: NameSide;
    }
  | {
      readonly kind: "dot";
      readonly position: Coordinates;
      readonly pin: MapPin;
      /** The width of the dot, in pixels. */
      readonly size: number;
    };

/** A mark of several places: a filled cluster, or an outlined disc of places that are not chosen. */
export interface ClusterMark {
  readonly kind: "cluster";
  readonly look: "cluster" | "disc";
  readonly position: Coordinates;
  readonly id: number;
  readonly count: number;
}

export type MapMark = PlaceMark | ClusterMark;
