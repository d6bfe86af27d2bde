import type { Coordinates } from "@flaneur/domain";
import { located } from "./coordinate-systems.ts";
import { type Fields, isFields, isNumber } from "./unknown.ts";

/** A position with longitude first, as in GeoJSON (RFC 7946). */
export type Position = readonly [longitude: number, latitude: number];
export type Ring = readonly Position[];
/** A polygon: its outer ring, then its holes. */
export type Polygon = readonly Ring[];

const toCoordinates = ([longitude, latitude]: Position): Coordinates => ({ latitude, longitude });

/** Whether a point is inside a ring (even-odd rule). */
function inRing([x, y]: Position, ring: Ring): boolean {
  let inside = false;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous !== undefined) {
      const [x1, y1] = corner;
      const [x2, y2] = previous;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

/** The bounding box of a ring. A point outside the box is outside the ring. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export function boxOf(positions: readonly Position[]): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of positions) {
    box.west = Math.min(box.west, x);
    box.south = Math.min(box.south, y);
    box.east = Math.max(box.east, x);
    box.north = Math.max(box.north, y);
  }
  return box;
}

export const inBox = ([x, y]: Position, { west, south, east, north }: Box): boolean =>
  x >= west && x <= east && y >= south && y <= north;

/** Whether a point is in a polygon: inside its outer ring, and in none of its holes. */
export function inPolygon(point: Position, [outer, ...holes]: Polygon): boolean {
  return outer !== undefined && inRing(point, outer) && !holes.some((hole) => inRing(point, hole));
}

/** Returns the centre of the bounding box of positions, as Overpass does for a way; null if there are none. */
export function boxCentre(positions: readonly Position[]): Coordinates | null {
  if (positions.length === 0) return null;
  const { west, south, east, north } = boxOf(positions);
  return toCoordinates([(west + east) / 2, (south + north) / 2]);
}

/** Returns the centroid and area of a ring. The centroid of a ring without area is the centre of its bounding box. */
function ringCentroid(ring: Ring): { readonly centre: Coordinates | null; readonly area: number } {
  const [origin] = ring;
  if (origin === undefined) return { centre: null, area: 0 };
  let area = 0;
  let x = 0;
  let y = 0;
  let previous = ring.at(-1) ?? origin;
  for (const corner of ring) {
    // Coordinates are relative to the first corner: a small area computed from absolute degrees would lose precision.
    const [x1, y1] = [previous[0] - origin[0], previous[1] - origin[1]];
    const [x2, y2] = [corner[0] - origin[0], corner[1] - origin[1]];
    const cross = x1 * y2 - x2 * y1;
    area += cross / 2;
    x += ((x1 + x2) * cross) / 6;
    y += ((y1 + y2) * cross) / 6;
    previous = corner;
  }
  if (Math.abs(area) < 1e-14) return { centre: boxCentre(ring), area: 0 };
  return { centre: toCoordinates([origin[0] + x / area, origin[1] + y / area]), area: Math.abs(area) };
}

function isPosition(raw: unknown): raw is Position {
  return Array.isArray(raw) && isNumber(raw[0]) && isNumber(raw[1]);
}

function positions(raw: unknown): readonly Position[] {
  if (isPosition(raw)) return [raw];
  return Array.isArray(raw) ? raw.flatMap(positions) : [];
}

/** Returns the polygons of a Polygon or MultiPolygon; an empty list for anything else. */
export function polygonsOf(geometry: Fields): readonly Polygon[] {
  const { type, coordinates } = geometry;
  if (!Array.isArray(coordinates)) return [];
  const polygons: readonly unknown[] = type === "Polygon" ? [coordinates] : type === "MultiPolygon" ? coordinates : [];
  return polygons.filter(Array.isArray).map((rings: readonly unknown[]) => rings.map(positions));
}

/** Returns a geometry, or the geometries of a collection, which may contain collections. */
function partsOf(geometry: Fields): readonly Fields[] {
  if (geometry.type !== "GeometryCollection" || !Array.isArray(geometry.geometries)) return [geometry];
  return geometry.geometries.filter(isFields).flatMap(partsOf);
}

/**
 * Returns the position of a GeoJSON geometry in degrees. With polygons, it is the centroid of the largest outer ring.
 * Otherwise it is the centre of the bounding box of the points or, without points, of all positions of the geometry.
 * Returns null if the geometry has no positions, or only a placeholder; see `located`.
 */
export function placeOf(geometry: unknown): Coordinates | null {
  if (!isFields(geometry)) return null;
  const parts = partsOf(geometry);
  const outlines = parts.flatMap(polygonsOf).map(([outer]) => ringCentroid(outer ?? []));
  const points = parts.filter(({ type }) => type === "Point");
  const place =
    outlines.length === 0
      ? boxCentre((points.length > 0 ? points : parts).flatMap(({ coordinates }) => positions(coordinates)))
      : outlines.reduce((largest, outline) => (outline.area > largest.area ? outline : largest)).centre;
  return place === null ? null : located(place);
}
