import type { MapFeature } from "./feature.ts";
import type { Area, Arrondissement, Sight, Station } from "./sources.ts";
import { fold, type NameOf } from "./street-names.ts";

const point = (longitude: number, latitude: number) => ({ type: "Point" as const, coordinates: [longitude, latitude] });
const typeset = (text: string): string =>
  text.replaceAll("'", "’").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** For each kind of sight that is named on the map: its kind in the style, and the first zoom of each rank. */
const SIGHTS: Readonly<Record<string, readonly [kind: string, ...firstZooms: readonly number[]]>> = {
  quarter: ["quarter", 12, 13],
  park: ["park", 12, 14, 14],
  cemetery: ["park", 13, 14],
  zoo: ["park", 14],
  square: ["square", 14, 14, 14],
  island: ["island", 13],
  water: ["water", 13, 14, 14],
  monument: ["sight", 13, 14, 14],
  museum: ["sight", 14, 14],
  church: ["sight", 14, 14, 14],
  palace: ["sight", 14, 14, 14],
  tower: ["sight", 14],
  theatre: ["sight", 14],
  stadium: ["sight", 14, 14],
  university: ["sight", 14],
  "town-hall": ["sight", 14, 14],
  library: ["sight", 14],
  gate: ["sight", 14],
  store: ["sight", 14],
  hospital: ["sight", 14, 14],
};

/** Returns the name of a square. If the square has two names, the first is returned. */
const mainName = (name: string): string => name.replace(/(?: - | Place Jean-Paul II).*/, "");

const isUnnamed = /^(Place|Square|Parvis|Esplanade)$/;

/** Returns the names of squares that are written at their centres instead of along the streets around them. */
export const squaresNamed = (sights: readonly Sight[], nameOf: NameOf): ReadonlySet<string> =>
  new Set(sights.filter(({ kind, rank }) => kind === "square" && rank < 3).map((sight) => nameIn(sight, nameOf)));

function nameIn({ name, kind }: Sight, nameOf: NameOf): string {
  if (kind !== "square") return typeset(name);
  const main = mainName(name);
  return typeset(nameOf(main)?.name ?? main);
}

/**
 * Returns labels of parks, squares, quarters and sights at their own points.
 * @param streets The names that are written along streets. A small square with one of these names needs no label.
 */
export const sightFeatures = (
  sights: readonly Sight[],
  nameOf: NameOf,
  streets: ReadonlySet<string>,
): readonly MapFeature[] =>
  sights
    .flatMap((sight): readonly MapFeature[] => {
      const { kind, latitude, longitude, rank } = sight;
      const [shown, ...firstZooms] = SIGHTS[kind] ?? [];
      const firstZoom = firstZooms[rank - 1];
      const name = nameIn(sight, nameOf);
      if (shown === undefined || firstZoom === undefined || isUnnamed.test(name)) return [];
      if (shown === "square" && rank === 3 && streets.has(name)) return [];
      return [
        {
          layer: "label",
          zooms: [firstZoom, 14],
          properties: { kind: shown, name, rank },
          geometry: point(longitude, latitude),
        },
      ];
    })
    .sort((a, b) => Number(a.properties.rank) - Number(b.properties.rank));

/** Label positions of two arrondissements whose centres are in the woods: their numbers are moved among the streets. */
const AMONG_STREETS: Readonly<Record<number, readonly [number, number]>> = {
  12: [2.3965, 48.8405],
  16: [2.2715, 48.8595],
};

export const arrondissementLabels = (arrondissements: readonly Arrondissement[]): readonly MapFeature[] =>
  arrondissements.map(({ properties: { c_ar: number, geom_x_y: at } }) => ({
    layer: "label",
    zooms: [10, 14],
    properties: { kind: "arrondissement", number },
    geometry: point(...(AMONG_STREETS[number] ?? [at.lon, at.lat])),
  }));

const middleOf = (ring: readonly (readonly [number, number])[]): readonly [number, number] => {
  let [area, east, north] = [0, 0, 0];
  const [x0, y0] = ring[0] ?? [0, 0];
  for (const [index, [x2, y2]] of ring.entries()) {
    const [x1, y1] = ring.at(index - 1) ?? [x0, y0];
    // Coordinates are relative to the first corner, because products of absolute degrees are not precise to the metre.
    const cross = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
    area += cross;
    east += cross * (x1 + x2 - 2 * x0);
    north += cross * (y1 + y2 - 2 * y0);
  }
  return area === 0 ? [x0, y0] : [x0 + east / (3 * area), y0 + north / (3 * area)];
};

/** Returns labels of the administrative quarters, except of quarters that are among the sights. */
export function quarterLabels(areas: readonly Area[], sights: readonly Sight[]): readonly MapFeature[] {
  const known = sights.filter(({ kind }) => kind === "quarter").map(({ name }) => fold(name));
  return areas.flatMap(({ properties: { kind, name }, geometry }): readonly MapFeature[] => {
    if (kind !== "quartier" || name === undefined || geometry.type !== "Polygon") return [];
    const [ring = []] = geometry.coordinates;
    const key = fold(name);
    if (known.some((other) => other.includes(key) || key.includes(other))) return [];
    const shown = { kind: "quarter", name: typeset(name.replaceAll("-", " ").replace(/Saint /g, "Saint-")), rank: 2 };
    return [{ layer: "label", zooms: [14, 14], properties: shown, geometry: point(...middleOf(ring)) }];
  });
}

/** The centre line of the Seine in downstream direction, for its name. No source file contains this line. */
const SEINE = [
  [2.40821, 48.81721],
  [2.38975, 48.82599],
  [2.38131, 48.83268],
  [2.37493, 48.83802],
  [2.36916, 48.84258],
  [2.36534, 48.84541],
  [2.36088, 48.84865],
  [2.35803, 48.85254],
  [2.35141, 48.85504],
  [2.34672, 48.85665],
  [2.34255, 48.85768],
  [2.33748, 48.85846],
  [2.33279, 48.85937],
  [2.32639, 48.86133],
  [2.31998, 48.86326],
  [2.3135, 48.86366],
  [2.307, 48.86357],
  [2.301, 48.8635],
  [2.29555, 48.86219],
  [2.29127, 48.85941],
  [2.28772, 48.85636],
  [2.28327, 48.8533],
  [2.27997, 48.84959],
  [2.27541, 48.84662],
  [2.27168, 48.8429],
  [2.26774, 48.83864],
  [2.2627, 48.83357],
  [2.25486, 48.82786],
  [2.24433, 48.82321],
];

export const riverLabel = (): MapFeature => ({
  layer: "label",
  zooms: [11, 14],
  properties: { kind: "river", name: "La Seine" },
  geometry: { type: "LineString", coordinates: SEINE },
});

/** Returns the stations, each with the sign of its most important transport modes. Omits stations without a sign. */
export const stationFeatures = (stations: readonly Station[]): readonly MapFeature[] =>
  stations
    .toSorted((a, b) => b.lines.length - a.lines.length)
    .flatMap(({ name, modes, latitude, longitude }): readonly MapFeature[] => {
      const has = (mode: string): boolean => modes.includes(mode);
      const sign =
        has("metro") && has("rer")
          ? "metro-rer"
          : has("metro")
            ? "metro"
            : has("rer")
              ? "rer"
              : has("train")
                ? "train"
                : has("tram")
                  ? "tram"
                  : null;
      if (sign === null) return [];
      const firstZoom = sign === "tram" ? 14 : 12;
      return [
        {
          layer: "station",
          zooms: [firstZoom, 14],
          properties: { sign },
          detail: { from: 13, properties: { name: typeset(name) } },
          geometry: point(longitude, latitude),
        },
      ];
    });
