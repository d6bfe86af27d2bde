import { basename } from "node:path";
import { parseArrondissement } from "@flaneur/domain";
import { boxOf, type Fields, formatItems, ImportFileError, isFields, polygonsOf } from "@flaneur/place-files";
import { type District, type Districts, finderOf } from "../reference/city-districts.ts";
import { textFile } from "./text-file.ts";

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
