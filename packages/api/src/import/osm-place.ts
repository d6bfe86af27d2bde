import { parseArrondissement, phoneNumber, phoneUrl, webUrl } from "@flaneur/domain";
import {
  arrondissementInCity,
  type Fields,
  isFields,
  plainText,
  postcodeOf,
  text,
  withoutEntities,
} from "@flaneur/place-files";
import { type OsmTags, vocabularyTags, wheelchairOf } from "./osm-tags.ts";
import { namesOsmKind, osmTypes } from "./osm-types.ts";
import { osmPictures } from "./pictures.ts";
import type { PlaceDetails } from "./place-details.ts";

/**
 * Returns the fields of a record, and of its object `tags`, as OpenStreetMap tags. Leaves out values that are neither a
 * text nor a number, and writes a key such as `addr_street` as `addr:street`.
 */
export function osmTags(record: Fields): OsmTags {
  const all = isFields(record.tags) ? { ...record, ...record.tags } : record;
  const known = Object.entries(withoutEntities(all)).flatMap(([key, raw]): [string, string][] => {
    const value = text(raw);
    return value === null ? [] : [[key.replace(/^(addr|contact|diet)_/, "$1:"), value]];
  });
  return Object.fromEntries(known);
}

/** Returns the value of the first of these keys that is set. */
const first = (tags: OsmTags, ...keys: readonly string[]): string | null =>
  keys.map((key) => tags[key]).find((value) => value !== undefined) ?? null;

/**
 * Combines number and street with the same prefix: a number under `addr:` does not belong to a street under `contact:`.
 */
function streetUnder(tags: OsmTags, prefix: "addr" | "contact"): string | null {
  const street = first(tags, `${prefix}:street`, `${prefix}:place`);
  if (street === null) return null;
  const number = tags[`${prefix}:housenumber`];
  return number === undefined ? street : `${number} ${street}`;
}

const PHONES = ["phone", "contact:phone", "contact:mobile", "mobile", "phone:mobile"];
const TAKES_BOOKINGS = new Set(["yes", "recommended", "required", "accepted", "only"]);

/** Returns the address for reservations: a page for them, or the telephone of a place that takes reservations. */
function bookingOf(tags: OsmTags): string | null {
  const page = webUrl(first(tags, "reservation:website", "website:reservation", "website:booking", "contact:booking"));
  if (page !== null || !TAKES_BOOKINGS.has(tags.reservation ?? "")) return page;
  const phone = phoneNumber(first(tags, ...PHONES));
  return phone === null ? null : phoneUrl(phone);
}

const OTHER_NAMES = ["alt_name", "official_name", "short_name", "loc_name", "old_name", "name:fr", "name:en"];
const MAX_NAMES = 8;

const CLOSED = /^(?:disused|abandoned|was|closed):(?=(?:amenity|shop|tourism|leisure|historic)$)/;
const isYes = (value: string | undefined): boolean => value !== undefined && value !== "no";

/**
 * Whether the object is a permanently closed place, such as `disused:amenity=cafe`, or `amenity=cafe` with
 * `disused=yes`.
 */
function hasClosed(tags: OsmTags): boolean {
  if (isYes(tags.disused) || isYes(tags.abandoned) || tags.operational_status === "closed") return true;
  return /^(?:closed|off)$/i.test(tags.opening_hours ?? "") || (!namesOsmKind(tags) && closedKeys(tags).length > 0);
}

const closedKeys = (tags: OsmTags): readonly string[] => Object.keys(tags).filter((key) => CLOSED.test(key));

/** Returns the tags that a closed place had while it was open. */
const asOpen = (tags: OsmTags): OsmTags =>
  Object.fromEntries(Object.entries(tags).map(([key, value]) => [key.replace(CLOSED, ""), value]));

/** Returns the details of a place from the tags of an OpenStreetMap object. */
export function osmDetails(written: OsmTags): PlaceDetails {
  const isClosed = hasClosed(written);
  const tags = isClosed ? asOpen(written) : written;
  const postcode = postcodeOf(first(tags, "addr:postcode", "contact:postcode"));
  const city = first(tags, "addr:city", "contact:city");
  return {
    name: first(tags, "name", "name:fr"),
    otherNames: OTHER_NAMES.flatMap((key) => tags[key]?.split(";").map((name) => name.trim()) ?? []).slice(
      0,
      MAX_NAMES,
    ),
    phone: first(tags, ...PHONES),
    bookingUrl: bookingOf(tags),
    menuUrl: webUrl(first(tags, "website:menu", "contact:website:menu", "menu:url", "website:menu:fr")),
    types: osmTypes(tags),
    tags: vocabularyTags(tags),
    street: streetUnder(tags, "addr") ?? streetUnder(tags, "contact") ?? first(tags, "addr:full"),
    postcode,
    city,
    arrondissement:
      postcode === null ? arrondissementInCity(city ?? first(tags, "addr:suburb")) : parseArrondissement(postcode),
    website: webUrl(first(tags, "website", "contact:website", "url")),
    openingHours: first(tags, "opening_hours"),
    wheelchair: wheelchairOf(tags),
    description: plainText(first(tags, "description", "description:fr", "description:en")),
    mediaUrls: osmPictures(tags),
    placeStatus: isClosed ? "Permanently Closed" : "Open",
    isPrivate: tags.access === "private" || tags.access === "no",
  };
}
