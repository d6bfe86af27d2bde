import type { Coordinates, MapArea } from "@flaneur/domain";
import Supercluster from "supercluster";
import type { MapMark } from "./map-mark.ts";
import type { MapPin } from "./place-map-props.ts";

/** The distance in pixels within which places form a cluster. */
const RADIUS = 46;
/** The minimum number of places in a cluster. */
const FEWEST = 4;
/** The last zoom of Google Maps with clusters. */
const LAST_CLUSTERED_ZOOM = 15;

export interface ClusterIndex {
  /** All places of the map. */
  readonly pins: readonly MapPin[];
  /**
   * Returns the marks within some bounds.
   * @param zoom The zoom level on the scale of Google Maps. The function rounds it down.
   * @param without The id of a place that is neither returned nor counted, or null.
   */
  readonly inView: (bounds: MapArea, zoom: number, without?: string | null) => readonly MapMark[];
  /** Returns the mark that contains a place, or null if the map does not contain the place. */
  readonly holderOf: (id: string, zoom: number) => MapMark | null;
  /** Returns the bounds of all places of a cluster. Throws if the index has no cluster with this id. */
  readonly boundsOf: (clusterId: number) => MapArea | null;
}

type Properties = { readonly pin: MapPin };

const coordinatesOf = ([longitude = 0, latitude = 0]: readonly number[]): Coordinates => ({ latitude, longitude });

/** Returns the bounds of positions, or null if there are none. */
export function boundsAround(positions: readonly Coordinates[]): MapArea | null {
  if (positions.length === 0) return null;
  const bounds = { south: 90, west: 180, north: -90, east: -180 };
  for (const { latitude, longitude } of positions) {
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
  }
  return bounds;
}

const isSame = (one: MapMark, other: MapMark): boolean =>
  one.kind === "cluster"
    ? other.kind === "cluster" && one.id === other.id
    : other.kind !== "cluster" && one.pin.id === other.pin.id;

/** Creates an index of pins, which clusters the pins for all zooms in advance. Numbered pins are not clustered. */
export function clusterIndex(pins: readonly MapPin[]): ClusterIndex {
  const index = new Supercluster<Properties>({
    radius: RADIUS,
    extent: 256,
    maxZoom: LAST_CLUSTERED_ZOOM,
    minPoints: pins.some(({ number }) => number !== undefined) ? Number.POSITIVE_INFINITY : FEWEST,
  });
  index.load(
    pins.map((pin) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [pin.position.longitude, pin.position.latitude] },
      properties: { pin },
    })),
  );
  const byId = new Map(pins.map((pin) => [pin.id, pin]));
  const leavesOf = (clusterId: number): readonly MapPin[] =>
    index.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(({ properties }) => properties.pin);
  const inView = ({ south, west, north, east }: MapArea, zoom: number): readonly MapMark[] =>
    index.getClusters([west, south, east, north], Math.floor(zoom)).map(({ geometry, properties }) => {
      const position = coordinatesOf(geometry.coordinates);
      return "cluster_id" in properties
        ? { kind: "cluster", look: "cluster", position, id: properties.cluster_id, count: properties.point_count }
        : { kind: "pin", position, pin: properties.pin };
    });
  const holderOf = (id: string, zoom: number): MapMark | null => {
    const pin = byId.get(id);
    if (pin === undefined) return null;
    const { latitude, longitude } = pin.position;
    // The maximum distance in degrees between a place and its cluster. A cluster may contain clusters of higher zooms,
    // whose radii add up to less than twice the radius.
    const reach = (2 * RADIUS * 360) / (256 * 2 ** Math.floor(zoom));
    const around = inView(
      { south: latitude - reach, west: longitude - reach, north: latitude + reach, east: longitude + reach },
      zoom,
    );
    return (
      around.find((mark) =>
        mark.kind === "cluster" ? leavesOf(mark.id).some((leaf) => leaf.id === id) : mark.pin.id === id,
      ) ?? null
    );
  };
  /** Removes a place from its mark. A cluster that becomes too small is replaced by its pins. */
  const withoutPlace = (mark: MapMark, id: string): readonly MapMark[] => {
    if (mark.kind !== "cluster") return [];
    if (mark.count > FEWEST) return [{ ...mark, count: mark.count - 1 }];
    return leavesOf(mark.id).flatMap((pin) => (pin.id === id ? [] : [{ kind: "pin", position: pin.position, pin }]));
  };
  return {
    pins,
    inView: (bounds, zoom, without = null) => {
      const marks = inView(bounds, zoom);
      const holder = without === null ? null : holderOf(without, zoom);
      if (without === null || holder === null) return marks;
      return marks.flatMap((mark) => (isSame(mark, holder) ? withoutPlace(mark, without) : [mark]));
    },
    holderOf,
    boundsOf: (clusterId) => boundsAround(leavesOf(clusterId).map(({ position }) => position)),
  };
}
