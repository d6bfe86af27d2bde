import { fold } from "@flaneur/domain";
import type { Fields } from "./unknown.ts";

/** The kinds of columns in a table, with their common names. */
const NAMES = {
  name: [
    ...["name", "nom", "nom_du_lieu", "nom_usuel", "nom_long", "nom_du_commerce", "nom_commercial", "enseigne"],
    ...["nom_de_l_enseigne", "nom_etablissement", "nom_de_l_etablissement", "nom_officiel", "nomoff"],
    ...["nom_off", "nom_officiel_du_musee", "nom_du_musee", "nom_du_site", "nom_site", "nom_de_l_espace_vert"],
    ...["nom_ev", "nom_equipement", "nom_de_l_equipement", "nom_du_marche", "title", "titre", "label"],
    ...["libelle", "intitule", "denomination", "raison_sociale", "nom_de_la_societe", "etablissement", "lieu"],
    ...["place_name", "nom_enseigne", "nom_societe", "nom_de_l_endroit", "nom_de_l_adresse", "nom_lieu"],
    ...["nom_commerce", "name_of_place", "name_of_the_place", "name_of_venue", "name_of_restaurant"],
    ...["location_name", "venue_name", "restaurant_name", "bar_name", "spot_name", "cafe_name", "hotel_name"],
    ...["shop_name", "business_name", "business", "poi", "poi_name", "display_name", "full_name"],
    ...["nom_du_restaurant", "nom_du_bar", "nom_restaurant", "titel", "bezeichnung", "nombre", "titulo"],
    ...["nome", "titolo", "naam", "place_title"],
  ],
  latitude: [
    ...["latitude", "lat", "geo_lat", "lat_wgs84", "latitude_wgs84", "y_wgs84", "y", "coord_y", "coordonnee_y"],
    ...["coordy", "y_l93", "y_lambert93", "y_lambert_93", "lambert_y", "northing", "latitud", "latitudine"],
    ...["breitengrad", "breite", "breedtegraad", "gps_lat", "gps_latitude", "venue_lat", "location_lat"],
    ...["location_latitude"],
  ],
  longitude: [
    ...["longitude", "lng", "lon", "long", "geo_lon", "lon_wgs84", "longitude_wgs84", "x_wgs84", "x"],
    ...["coord_x", "coordonnee_x", "coordx", "x_l93", "x_lambert93", "x_lambert_93", "lambert_x", "easting"],
    ...["longitud", "longitudine", "laengengrad", "langengrad", "lange", "lengtegraad", "gps_lng", "gps_lon"],
    ...["gps_longitude", "venue_lng", "location_lng", "location_lon", "location_longitude"],
  ],
  point: [
    ...["geo_point_2d", "geo_point", "geopoint", "coordinates", "coordonnees", "geolocalisation"],
    ...["geolocation", "coordonnees_geo", "coordonnees_gps", "coordonnees_geographiques", "gps"],
    ...["gps_coordinates", "coords", "latlng", "lat_lng", "lat_lon", "latlon", "lat_long"],
    ...["latitude_longitude", "geom_x_y", "xy", "point", "position", "location", "wkt", "geom", "the_geom"],
    ...["geo_shape", "geoshape", "geometry", "koordinaten", "coordenadas", "coordinate", "coordinata"],
  ],
  type: [
    ...["type", "kind", "category", "categorie", "type_de_commerce", "type_de_lieu", "amenity", "kategorie"],
    ...["categoria", "tipo", "typ", "art"],
  ],
  tags: ["tags", "etiquettes", "labels", "etiquetas", "etichette"],
  address: [
    ...["address", "adresse", "street", "rue", "adresse_complete", "adresse_du_lieu", "adresse_postale"],
    ...["full_address", "numero_et_nom_de_voie", "adresse_1", "adrl1_m", "localisation", "numero_et_voie"],
    ...["adresse_de_l_etablissement", "street_address", "formatted_address", "address_line_1", "direccion"],
    ...["indirizzo", "strasse", "anschrift", "endereco", "morada", "adres", "calle", "via", "voie"],
  ],
  postcode: [
    ...["postcode", "code_postal", "codepostal", "cp", "cp_m", "postal_code", "zip", "zipcode", "zip_code"],
    ...["plz", "postleitzahl", "codigo_postal", "cap", "postal"],
  ],
  city: ["city", "ville", "commune", "town", "ville_m", "stadt", "ciudad", "citta", "localite"],
  arrondissement: ["arrondissement", "district", "ardt", "arrdt", "arrondissement_polygon"],
  website: [
    ...["website", "site_internet", "site_web", "siteweb", "site", "web", "url", "url_m", "webseite", "sito_web"],
    ...["sitio_web", "lien_web", "homepage", "web_site"],
  ],
  phone: [
    ...["phone", "telephone", "tel", "tel_m", "numero_de_telephone", "contact_phone", "telefon", "telefono"],
    ...["phone_number"],
  ],
  openingHours: [
    ...["opening_hours", "openinghours", "hours", "horaires", "horaires_d_ouverture", "offnungszeiten"],
    ...["horario", "orari"],
  ],
  wheelchair: ["wheelchair", "accessibilite"],
  description: [
    ...["description", "note", "notes", "comment", "commentaire", "user_comment", "usercomment", "comments"],
    ...["commentaires", "remarque", "remarques", "remarks", "memo", "notiz", "notizen", "kommentar"],
    ...["beschreibung", "nota", "notas", "comentario", "descripcion", "commento", "descrizione"],
    ...["tips", "tip"],
  ],
  cuisine: ["cuisine"],
  mediaUrls: ["mediaurls", "media_urls", "pictures", "picture", "image", "photo"],
  id: ["id", "source_id", "osm_id", "recordid", "identifiant"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Words for a place, which head the column of names in tables that visitors have written. A column of this kind is used
 * only if no other column has a name.
 */
const WORDS_FOR_PLACES = [
  ...["place", "places", "venue", "venues", "restaurant", "restaurants", "resto", "restos", "bar", "bars", "cafe"],
  ...["cafes", "spot", "spots", "where", "ou", "endroit", "endroits", "etablissements", "lieux", "commerce", "societe"],
  ...["attraction", "sight", "landmark", "museum", "musee", "hotel", "boutique", "bakery", "boulangerie", "bistro"],
  ...["bistrot", "brasserie", "monument", "destination", "item", "ort", "orte", "lugar", "lugares", "sitio", "luogo"],
  ...["luoghi", "posto", "restaurante", "ristorante"],
];
/** Words that head other columns of tables that visitors have written. Their values are not read. */
const OTHER_HEADINGS: ReadonlySet<string> = new Set(
  (
    "neighborhood neighbourhood quartier area zone barrio quartiere dish plat specialite specialty price prix budget " +
    "rating stars score date day jour visited status statut priority priorite metro station country pays email " +
    "instagram link links lien liens map maps google_maps carte when quand why pourquoi who qui time heure food style " +
    "number numero no nr rank rang order ordre dress_code reservation booking recommended_by recommande_par enlace"
  ).split(" "),
);
/** Keys of OpenStreetMap, whose objects have keys such as `bar=yes`. */
const OSM_KEYS = ["amenity", "tourism", "leisure", "osm_id", "osm_type"];

export type Column = keyof typeof NAMES;
export const COLUMNS = Object.keys(NAMES) as readonly Column[];

/** The file's own name for each kind of column. */
export type ColumnMap = ReadonlyMap<Column, string>;

const keyOf = (header: string): string =>
  fold(header)
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");

const NO_NAMES: ColumnMap = new Map();

/** The last guess: nearly all rows of a table have the same columns. */
let lastGuess = { headers: [] as readonly string[], named: NO_NAMES, columns: NO_NAMES };

/** The kinds of columns by the keys of their headers. */
const KINDS: ReadonlyMap<string, Column> = new Map(
  COLUMNS.flatMap((column) => NAMES[column].map((name): [string, Column] => [name, column])),
);

/** Whether a text is a common name of a column. */
export const isHeading = (text: string): boolean => KINDS.has(keyOf(text)) || OTHER_HEADINGS.has(keyOf(text));

/** Whether a header is a word for a place, which heads a column of names, and may also be the kind of a place. */
export const isWordForPlaces = (header: string): boolean => WORDS.has(keyOf(header));
const WORDS: ReadonlySet<string> = new Set(WORDS_FOR_PLACES);

/** Finds a file's column of each kind: the column that the user names, or else a column with a common name. */
export function guessColumns(headers: readonly string[], named: ColumnMap = NO_NAMES): ColumnMap {
  const isLast =
    lastGuess.named === named &&
    lastGuess.headers.length === headers.length &&
    headers.every((header, index) => header === lastGuess.headers[index]);
  if (!isLast) lastGuess = { headers, named, columns: columnsIn(headers, named) };
  return lastGuess.columns;
}

function columnsIn(headers: readonly string[], named: ColumnMap): ColumnMap {
  const byKey = new Map(headers.map((header) => [keyOf(header), header]));
  const guessed = COLUMNS.flatMap((column): [Column, string][] => {
    const header =
      named.get(column) ?? NAMES[column].map((name) => byKey.get(name)).find((known) => known !== undefined);
    return header === undefined ? [] : [[column, header]];
  });
  const columns = new Map(guessed);
  const words = OSM_KEYS.some((key) => byKey.has(key)) ? [] : WORDS_FOR_PLACES;
  const word = words.map((key) => byKey.get(key)).find((known) => known !== undefined);
  if (!columns.has("name") && word !== undefined) columns.set("name", word);
  return columns;
}

/** Whether rows with these columns contain a position. */
export const hasPosition = (columns: ColumnMap): boolean =>
  columns.has("point") || (columns.has("latitude") && columns.has("longitude"));

/**
 * Returns the values of all columns of a kind in a row, that of the column in `columns` first. A table may have several,
 * such as the sign and the company of a shop, or a note and a comment.
 */
export function columnValues(record: Fields, columns: ColumnMap, column: Column): readonly unknown[] {
  const header = columns.get(column);
  if (header === undefined) return [];
  const others = Object.keys(record).filter((key) => key !== header && KINDS.get(keyOf(key)) === column);
  return [header, ...others].map((key) => record[key]);
}

/** Returns the value of a column in a row. */
export const columnValue = (record: Fields, columns: ColumnMap, column: Column): unknown => {
  const header = columns.get(column);
  return header === undefined ? undefined : record[header];
};
