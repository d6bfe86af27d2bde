import type { MapFeature } from "./feature.ts";
import type { Arrondissement, Sight, Station } from "./sources.ts";

const point = (longitude: number, latitude: number) => ({ type: "Point" as const, coordinates: [longitude, latitude] });
const typeset = (text: string): string => text.replaceAll("'", "’");

/** The kinds of sights that are named on the map, the first zoom of a rank, and what the style calls them. */
const SIGHTS: Readonly<Record<string, readonly [kind: string, ...firstZooms: readonly number[]]>> = {
  quarter: ["quarter", 12, 13, 14],
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

const isUnnamed = /^(Place|Square|Parvis|Esplanade)$/;

/** Parks, squares, quarters and sights, by their own points. */
export const sightFeatures = (sights: readonly Sight[]): readonly MapFeature[] =>
  sights
    .flatMap(({ name, kind, latitude, longitude, rank }): readonly MapFeature[] => {
      const [shown, ...firstZooms] = SIGHTS[kind] ?? [];
      const firstZoom = firstZooms[rank - 1];
      if (shown === undefined || firstZoom === undefined || isUnnamed.test(name)) return [];
      return [
        {
          layer: "label",
          zooms: [firstZoom, 14],
          properties: { kind: shown, name: typeset(name), rank },
          geometry: point(longitude, latitude),
        },
      ];
    })
    .sort((a, b) => Number(a.properties.rank) - Number(b.properties.rank));

export const arrondissementLabels = (arrondissements: readonly Arrondissement[]): readonly MapFeature[] =>
  arrondissements.map(({ properties: { c_ar: number, geom_x_y: at } }) => ({
    layer: "label",
    zooms: [10, 14],
    properties: { kind: "arrondissement", number },
    geometry: point(at.lon, at.lat),
  }));

/** Stations, with the sign that stands before their name: the most important way to travel from there. */
export const stationFeatures = (stations: readonly Station[]): readonly MapFeature[] =>
  stations
    .flatMap(({ name, modes, lines, latitude, longitude }): readonly MapFeature[] => {
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
          properties: { sign, lines: lines.length },
          detail: { from: 13, properties: { name: typeset(name) } },
          geometry: point(longitude, latitude),
        },
      ];
    })
    .sort((a, b) => Number(b.properties.lines) - Number(a.properties.lines));
