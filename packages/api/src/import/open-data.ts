import { parseArrondissement, webUrl } from "@flaneur/domain";
import { type Fields, plainText, postcodeOf, streetOnly, text, withoutEntities } from "@flaneur/place-files";
import { marketHours } from "./market-hours.ts";
import { type Kind, marketTypes, serviceTags, tradeTypes } from "./open-data-types.ts";
import type { PlaceDetails } from "./place-details.ts";

const NAME = ["nom_du_commerce", "nom_long", "nom", "name", "nom_usuel", "nom_court"];
const STREET = ["adresse", "address", "localisation", "adresse_complete"];
const POSTCODE = ["code_postal", "cp", "postal_code", "postcode"];
const WEBSITE = ["site_internet", "site_web", "website", "url"];
const PHONE = ["telephone", "tel", "phone"];
const TRADE = ["type_de_commerce", "type", "categorie", "category"];

const MARKERS = ["nom_du_commerce", "type_de_commerce", "nom_long", "jours_tenue"];

/** Whether a record has the columns of the city's open data rather than OpenStreetMap's tags. */
export const isOpenData = (record: Fields): boolean => MARKERS.some((key) => key in record);

/** Whether a record of open data names a kind of place, even a kind that is not listed. */
export const namesOpenDataKind = (record: Fields): boolean => isMarket(record) || first(record, TRADE) !== null;

const isMarket = (record: Fields): boolean => "jours_tenue" in record;

const first = (record: Fields, keys: readonly string[]): string | null =>
  keys.map((key) => text(record[key])).find((value) => value !== null) ?? null;

const SMALL_WORDS = new Set(["de", "du", "des", "la", "le", "les", "et", "à", "au", "aux", "en", "sur", "d", "l"]);

/**
 * Converts a text in capitals: `MARCHÉ AUX FLEURS CITE` becomes `Marché aux Fleurs Cite`. A text that has a lower-case
 * letter, or fewer than five characters, is not changed.
 */
function withoutCapitals(name: string): string {
  if (name !== name.toUpperCase() || name.length < 5) return name;
  return name
    .toLowerCase()
    .replace(/\p{L}+/gu, (word, at: number) =>
      at > 0 && SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function kindOf(record: Fields): Kind {
  if (isMarket(record)) return marketTypes(text(record.produit));
  const trade = first(record, TRADE);
  return trade === null ? { types: [], tags: [] } : tradeTypes(trade);
}

/** Returns the details of a place from a record of the city's open data. */
export function openDataDetails(written: Fields): PlaceDetails {
  const record = withoutEntities(written);
  const { types, tags } = kindOf(record);
  const openingHours = isMarket(record) ? marketHours(record) : text(record.opening_hours);
  const postcode = postcodeOf(first(record, POSTCODE));
  const name = first(record, NAME);
  const street = first(record, STREET);
  return {
    name: name === null ? null : withoutCapitals(name),
    phone: first(record, PHONE),
    types,
    tags: [...new Set([...tags, ...serviceTags(text(record.services))])],
    street: street === null ? null : capitalized(withoutCapitals(streetOnly(street))),
    postcode,
    arrondissement: parseArrondissement(postcode) ?? parseArrondissement(record.ardt ?? record.arrondissement),
    website: webUrl(first(record, WEBSITE)),
    openingHours,
    wheelchair: null,
    description: plainText(record.description),
    mediaUrls: [],
    // A name that was in capitals may have lost its accents. It is weak: the name of another claim is preferred.
    ...(name !== null && withoutCapitals(name) !== name ? { weak: ["name" as const] } : {}),
  };
}
