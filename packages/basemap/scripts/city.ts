import polygonClipping from "polygon-clipping";
import type { MapFeature } from "./feature.ts";
import {
  joinLines,
  type Line,
  lengthOf,
  metresBetween,
  type Point,
  PointIndex,
  pointsAlong,
  shareNear,
} from "./geometry.ts";
import type { Area, Arrondissement } from "./sources.ts";

type Rings = readonly Line[];

const rounded = ([x, y]: Point): [number, number] => [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6];
const ringsOf = ({ geometry }: { readonly geometry: Area["geometry"] }): readonly Rings[] => {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
};

/** Returns the borders between areas as long lines, each border once. Borders along `outline` are omitted. */
function inner(areas: readonly Rings[], outline: PointIndex): readonly Line[] {
  const segments = new Map<string, Line>();
  for (const ring of areas.flat()) {
    for (const [index, to] of ring.entries()) {
      const from = ring[index - 1];
      if (from === undefined || metresBetween(from, to) === 0) continue;
      const [a, b] = [rounded(from), rounded(to)];
      const key = [a.join(), b.join()].sort().join(" ");
      segments.set(key, [a, b]);
    }
  }
  const lines = joinLines([...segments.values()].filter((line) => shareNear(line, outline) < 0.9));
  // If two neighbouring areas have different corners, their common border results in two lines.
  const kept = new PointIndex(6);
  return lines
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
    .filter((line) => {
      const isDouble = shareNear(line, kept) > 0.8;
      if (!isDouble) kept.add(pointsAlong(line, 4));
      return !isDouble;
    });
}

const lines = (kind: string, zooms: readonly [number, number], coordinates: readonly Line[]): MapFeature => ({
  layer: "border",
  zooms,
  properties: { kind },
  geometry: { type: "MultiLineString", coordinates: coordinates.map((line) => line.map(([x, y]) => [x, y])) },
});

/** Returns the ground and the limits of the city, and the borders of its arrondissements and quarters. */
export function cityFeatures(
  arrondissements: readonly Arrondissement[],
  areas: readonly Area[],
): readonly MapFeature[] {
  const districts = arrondissements.flatMap(ringsOf).map((rings) => rings.map((ring) => ring.map(rounded)));
  const [first, ...rest] = districts;
  if (first === undefined) return [];
  const city = polygonClipping.union(first, ...rest);
  const outline = new PointIndex(5);
  for (const ring of city.flat()) outline.add(pointsAlong(ring, 4));
  const between = inner(districts, outline);
  const known = new PointIndex(25);
  for (const line of [...between, ...city.flat()]) known.add(pointsAlong(line, 12));
  const quarters = areas.filter(({ properties }) => properties.kind === "quartier").flatMap(ringsOf);
  return [
    { layer: "city", zooms: [10, 14], properties: {}, geometry: { type: "MultiPolygon", coordinates: city } },
    lines("arrondissement", [10, 14], between),
    lines("quarter", [13, 14], inner(quarters, known)),
  ];
}
