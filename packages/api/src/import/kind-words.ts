import { fold, PLACE_TYPES, type PlaceType, TAGS, type Tag } from "@flaneur/domain";
import { type Kind, knownTrade } from "./open-data-types.ts";
import { isExcludedKind, osmTypes } from "./osm-types.ts";

const OWN_TYPES: ReadonlyMap<string, PlaceType> = new Map(PLACE_TYPES.map((type) => [fold(type), type]));
const OWN_TAGS: ReadonlyMap<string, Tag> = new Map(TAGS.map((tag) => [fold(tag), tag]));
const OSM_KEYS = ["amenity", "shop", "tourism", "leisure", "historic"] as const;

const splitWords = (words: string): readonly string[] =>
  words.split(/[;,|/&]|\s(?:et|and)\s/i).map((word) => word.trim());

/**
 * Returns the singular of an English or French plural: `Bakery` for `Bakeries`, `Café` for `Cafés`. The result is wrong
 * for a French plural in `-ies`, such as `Boulangeries`: `knownTrade` recognises these without this function.
 */
const singularOf = (words: string): string => words.replace(/ies\b/gi, "y").replace(/(?<=\p{L}{2})s\b/giu, "");

/** Returns a word as a value of OpenStreetMap: `love_hotel` for `Love hotel`. */
const osmValueOf = (word: string): string => word.toLowerCase().replace(/ /g, "_");

/**
 * Whether a word names a kind that is excluded on purpose. Without this check, `knownTrade` makes `love_hotel` a Hotel.
 */
const isExcluded = (word: string): boolean => [word, singularOf(word)].map(fold).map(osmValueOf).some(isExcludedKind);

function kindOf(word: string): Kind {
  const kind = exactKindOf(word);
  return kind.types.length > 0 ? kind : exactKindOf(singularOf(word));
}

function exactKindOf(word: string): Kind {
  const own = OWN_TYPES.get(fold(word));
  if (own !== undefined) return { types: [own], tags: [] };
  // `shop` is excluded, since its values are arbitrary: every word would be a shop.
  const value = osmValueOf(word);
  const byOsm = OSM_KEYS.filter((key) => key !== "shop").flatMap((key): readonly PlaceType[] =>
    osmTypes({ [key]: value }),
  );
  if (byOsm.length > 0) return { types: byOsm.slice(0, 1), tags: [] };
  return value === "bakery" || value === "pastry" ? { types: ["Bakery"], tags: [] } : knownTrade(word);
}

/** Number of texts whose kinds are cached. A file names few kinds, many times each. */
const MAX_CACHED = 1_000;
const kindCache = new Map<string, Kind>();

/**
 * Returns the kinds of place that a text names, such as `Café; bar`. The words may be our own, OpenStreetMap's, or
 * those of French open data.
 */
export function kindsOf(words: string): Kind {
  const known = kindCache.get(words);
  if (known !== undefined) return known;
  const named = splitWords(words);
  // A text that names an excluded kind has no kinds, whatever else it names. An object of OpenStreetMap is excluded
  // by the same rule.
  const kinds = named.some(isExcluded) ? [] : named.map(kindOf);
  const found = {
    types: [...new Set(kinds.flatMap(({ types }) => types))],
    tags: [...new Set(kinds.flatMap(({ tags }) => tags))],
  };
  if (kindCache.size < MAX_CACHED) kindCache.set(words, found);
  return found;
}

/** Returns the tags of the vocabulary that a text names. Unknown words are ignored. */
export const tagsOf = (words: string): readonly Tag[] =>
  words === "" ? [] : splitWords(words).flatMap((word) => OWN_TAGS.get(fold(word)) ?? []);
