import { basename } from "node:path";
import { type Coordinates, parseArrondissement } from "@flaneur/domain";
import {
  type Box,
  boxOf,
  type Fields,
  formatItems,
  ImportFileError,
  inBox,
  inPolygon,
  isFields,
  type Polygon,
  type Position,
  polygonsOf,
} from "@flaneur/place-files";
import { districtOutlines } from "../reference/districts.ts";
import { textFile } from "./text-file.ts";

/** Returns the code of the arrondissement that contains a point, such as `75011`. Null outside all arrondissements. */
export type Districts = (point: Coordinates) => string | null;

interface District {
  readonly code: string;
  readonly box: Box;
  readonly polygon: Polygon;
}

/** Property names of an arrondissement's number, in the open data of Paris and elsewhere. */
const KEYS = ["c_ar", "arrondissement", "ardt", "code_postal", "postcode", "postal_code", "ref", "l_ar", "name"];

function codeOf(properties: Fields): string | null {
  const codes = KEYS.map((key) => parseArrondissement(properties[key]));
  return codes.find((code) => code !== null) ?? null;
}

/**
 * Reads the polygons of arrondissements from a GeoJSON file. Returns the function that finds the arrondissement of a
 * point. Throws `ImportFileError` if the file contains no arrondissement.
 */
export async function readDistricts(path: string): Promise<Districts> {
  const districts: District[] = [];
  for await (const item of formatItems(textFile(path), "geojson", "list")) {
    if (item.damage !== undefined) continue;
    const { properties, geometry } = item.value;
    const code = isFields(properties) ? codeOf(properties) : null;
    const polygons = isFields(geometry) ? polygonsOf(geometry) : [];
    if (code !== null) for (const polygon of polygons) districts.push({ code, box: boxOf(polygon[0] ?? []), polygon });
  }
  if (districts.length === 0) {
    throw new ImportFileError(`${basename(path)} holds no polygon of an arrondissement.`);
  }
  return finderOf(districts);
}

function finderOf(districts: readonly District[]): Districts {
  return ({ latitude, longitude }) => {
    const point: Position = [longitude, latitude];
    return districts.find(({ box, polygon }) => inBox(point, box) && inPolygon(point, polygon))?.code ?? null;
  };
}

/** Finds arrondissements by the city's own polygons. */
export const cityDistricts: Districts = finderOf(
  districtOutlines.map(({ code, outline }) => {
    const ring = outline.map(([latitude, longitude]): Position => [longitude, latitude]);
    return { code, box: boxOf(ring), polygon: [ring] };
  }),
);

/**
 * About 150 metres, in degrees. Within this distance of the city limits, a row whose postcode or city is outside Paris
 * counts as outside, although its point is inside.
 */
const MARGIN = { latitude: 0.00135, longitude: 0.00205 };

/** Whether a point in the city is within about 150 metres of its limits. */
export const isNearLimits = ({ latitude, longitude }: Coordinates): boolean =>
  [-1, 0, 1].some((dy) =>
    [-1, 0, 1].some((dx) => {
      const beside = { latitude: latitude + dy * MARGIN.latitude, longitude: longitude + dx * MARGIN.longitude };
      return cityDistricts(beside) === null;
    }),
  );
