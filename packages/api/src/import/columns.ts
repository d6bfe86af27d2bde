import { fold } from "@flaneur/domain";
import type { Fields } from "./unknown.ts";

/** The kinds of columns in a table, with their common names. */
const NAMES = {
  name: [
    "name",
    "nom",
    "title",
    "titre",
    "nom_du_commerce",
    "nom_long",
    "nom_usuel",
    "nom_du_lieu",
    "nomoff",
    "nom_off",
    "label",
    "libelle",
    "intitule",
  ],
  latitude: ["latitude", "lat", "y", "geo_lat", "lat_wgs84"],
  longitude: ["longitude", "lng", "lon", "long", "x", "geo_lon", "lon_wgs84"],
  point: [
    "geo_point_2d",
    "geo_point",
    "geopoint",
    "coordinates",
    "coordonnees",
    "geolocalisation",
    "coordonnees_geo",
    "coordonnees_gps",
    "gps",
  ],
  type: ["type", "kind", "category", "categorie", "type_de_commerce", "amenity"],
  tags: ["tags", "etiquettes", "labels"],
  address: ["address", "adresse", "street", "rue", "adresse_complete", "localisation"],
  postcode: ["postcode", "code_postal", "cp", "postal_code", "zip", "zipcode"],
  city: ["city", "ville", "commune", "town"],
  arrondissement: ["arrondissement", "district", "ardt", "arrondissement_polygon"],
  website: ["website", "site_internet", "site_web", "site", "web", "url"],
  openingHours: ["opening_hours", "openinghours", "hours", "horaires"],
  wheelchair: ["wheelchair", "accessibilite"],
  description: ["description", "note", "notes", "comment", "commentaire"],
  cuisine: ["cuisine"],
  picture: ["picture", "image", "photo"],
  id: ["id", "source_id", "osm_id", "recordid", "identifiant"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Column = keyof typeof NAMES;
export const COLUMNS = Object.keys(NAMES) as readonly Column[];

/** The file's own name for each kind of column. */
export type ColumnMap = ReadonlyMap<Column, string>;

const keyOf = (header: string): string =>
  fold(header)
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");

/** Finds a file's column of each kind: the column that the user names, or else a column with a common name. */
export function guessColumns(headers: readonly string[], named: ColumnMap = new Map()): ColumnMap {
  const byKey = new Map(headers.map((header) => [keyOf(header), header]));
  const guessed = COLUMNS.flatMap((column): [Column, string][] => {
    const header =
      named.get(column) ?? NAMES[column].map((name) => byKey.get(name)).find((known) => known !== undefined);
    return header === undefined ? [] : [[column, header]];
  });
  return new Map(guessed);
}

/** Whether rows with these columns contain a position. */
export const hasPosition = (columns: ColumnMap): boolean =>
  columns.has("point") || (columns.has("latitude") && columns.has("longitude"));

/** Returns the value of a column in a row. */
export const columnValue = (record: Fields, columns: ColumnMap, column: Column): unknown => {
  const header = columns.get(column);
  return header === undefined ? undefined : record[header];
};
