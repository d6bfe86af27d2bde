import { parseArrondissement } from "./arrondissement.ts";
import { bookingUrl, phoneNumber } from "./contact.ts";
import { safeUrl } from "./media.ts";
import {
  type Coordinates,
  type DataSource,
  PLACE_STATUSES,
  type Place,
  type PlaceStatus,
  WHEELCHAIR,
} from "./place.ts";
import { validCoordinates } from "./travel.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (raw: unknown): raw is Fields => typeof raw === "object" && raw !== null && !Array.isArray(raw);
const text = (raw: unknown): string => (typeof raw === "string" ? raw.trim() : "");
const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** Parses JSON in a string, which §3 allows for some fields. Returns the string itself if it is not JSON. */
function unwrapJson(raw: unknown): unknown {
  if (typeof raw !== "string" || !/^\s*[[{"]/.test(raw)) return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** The levels of lists and objects that a field of values may have. The shapes of §3 have at most three. */
const MAX_LEVELS = 8;

/**
 * Parses a `type` or `tags` field in any shape of §3: a string, a list (of values, or of objects with a `name`),
 * `{primary, secondary}`, or any of these as JSON in a string. Returns an empty list for a missing value; null for any
 * other shape, and for a value with more than `MAX_LEVELS` levels.
 */
export const parseValues = (raw: unknown): readonly string[] | null => valuesWithin(MAX_LEVELS, raw);

function valuesWithin(levels: number, raw: unknown): readonly string[] | null {
  const value = unwrapJson(raw);
  if (value === null || value === undefined) return [];
  if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
  if (levels === 0) return null;
  const inner = (part: unknown) => valuesWithin(levels - 1, part);
  if (Array.isArray(value)) {
    const parsed = value.map((item) => inner(isFields(item) ? (item.name ?? item) : item));
    return parsed.some((item) => item === null) ? null : unique(parsed.flatMap((item) => item ?? []));
  }
  if (!isFields(value) || !("primary" in value || "secondary" in value)) return null;
  const primary = inner(value.primary);
  const secondary = inner(value.secondary);
  return primary === null || secondary === null ? null : unique([...primary, ...secondary]);
}

function number(raw: unknown): number | null {
  if (typeof raw === "string" && raw.trim() === "") return null;
  const value = typeof raw === "string" ? Number(raw) : raw;
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/**
 * Parses nested `{coordinates: {latitude, longitude}}` or flat `latitude`, `longitude`, as numbers or numeric strings
 * (§3). Returns null for missing or impossible coordinates.
 */
export function parseCoordinates(raw: Fields): Coordinates | null {
  const source = isFields(raw.coordinates) ? raw.coordinates : raw;
  const latitude = number(source.latitude);
  const longitude = number(source.longitude);
  if (latitude === null || longitude === null) return null;
  return validCoordinates({ latitude, longitude }) ? { latitude, longitude } : null;
}

const optionText = (raw: unknown): string => (typeof raw === "number" ? String(raw) : text(raw));

/**
 * Parses an option list, bare or under `data`. Items are strings or numbers, or objects with the value under `key`,
 * `name` or `value` (§7). Other items are left out. Returns null if there is no list.
 */
export function parseOptions(raw: unknown, key: string): readonly string[] | null {
  const list = isFields(raw) ? raw.data : raw;
  if (!Array.isArray(list)) return null;
  const values = list.map((item) => optionText(isFields(item) ? (item[key] ?? item.name ?? item.value) : item));
  return unique(values.filter((value) => value !== ""));
}

const url = (raw: unknown): string | null => safeUrl(text(raw));
const within = (min: number, max: number, value: number | null) =>
  value !== null && value >= min && value <= max ? value : null;
const rounded = (value: number | null) => (value === null || value < 0 ? null : Math.round(value));
const orNull = (value: string): string | null => (value === "" ? null : value);
const oneOf = <T extends string>(allowed: readonly T[], raw: unknown): T | null =>
  allowed.find((value) => value === raw) ?? null;

function parseSource(raw: unknown): DataSource | null {
  if (!isFields(raw) || text(raw.name) === "") return null;
  const month = /^\d{4}-\d\d$/.test(text(raw.month)) ? text(raw.month) : null;
  return { name: text(raw.name), month, url: url(raw.url) };
}

export type ParsedPlace =
  | { readonly ok: true; readonly place: Place; readonly unreadable: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/**
 * Parses one place in any shape of §3. The result is not ok if the place has no id or no name. Any other unreadable
 * field is empty in the place, except that an unreadable status becomes 'Open'. The names of the unreadable fields are
 * in `unreadable`; texts, their sources and `wheelchair` are not checked.
 */
export function parsePlace(raw: unknown): ParsedPlace {
  if (!isFields(raw)) return { ok: false, reason: "a place must be an object" };
  const id = typeof raw.id === "number" ? String(raw.id) : text(raw.id);
  const name = text(raw.name);
  if (id === "") return { ok: false, reason: "a place without id" };
  if (name === "") return { ok: false, reason: `place ${id} has no name` };

  const unreadable: string[] = [];
  const read = <T>(field: string, value: T | null, given: unknown): T | null => {
    if (value === null && given !== null && given !== undefined && given !== "") unreadable.push(field);
    return value;
  };
  const description = isFields(raw.description) ? raw.description.text : raw.description;
  const location = raw.coordinates ?? raw.latitude;
  const status = read<PlaceStatus>("placeStatus", oneOf(PLACE_STATUSES, raw.placeStatus), raw.placeStatus);
  const place: Place = {
    id,
    name,
    otherNames: read("otherNames", parseValues(raw.otherNames), raw.otherNames) ?? [],
    address: text(raw.address),
    arrondissement: read("arrondissement", parseArrondissement(raw.arrondissement), raw.arrondissement),
    neighbourhoods: read("neighbourhoods", parseValues(raw.neighbourhoods), raw.neighbourhoods) ?? [],
    types: read("type", parseValues(raw.type), raw.type) ?? [],
    tags: read("tags", parseValues(raw.tags), raw.tags) ?? [],
    placeStatus: status ?? "Open",
    rating: read("rating", within(0, 5, number(raw.rating)), raw.rating),
    ratingSource: orNull(text(raw.ratingSource)),
    travelTime: read("travelTime", rounded(number(raw.travelTime)), raw.travelTime),
    googleMapsUrl: read("googleMapsUrl", url(raw.googleMapsUrl), raw.googleMapsUrl),
    website: read("website", url(raw.website), raw.website),
    phone: read("phone", phoneNumber(text(raw.phone)), raw.phone),
    bookingUrl: read("bookingUrl", bookingUrl(text(raw.bookingUrl)), raw.bookingUrl),
    menuUrl: read("menuUrl", url(raw.menuUrl), raw.menuUrl),
    coordinates: read("coordinates", parseCoordinates(raw), location),
    description: orNull(text(description)),
    openingHours: orNull(text(raw.openingHours)),
    openingHoursSource: parseSource(raw.openingHoursSource),
    wheelchair: oneOf(WHEELCHAIR, raw.wheelchair),
    isChosen: raw.isChosen === true,
    source: parseSource(raw.source),
  };
  return { ok: true, place, unreadable };
}
