import type { Coordinates } from "@flaneur/domain";
import { located } from "./coordinate-systems.ts";
import { nameAndAddress } from "./name-and-address.ts";

const NUMBER = String.raw`(-?\d{1,3}\.\d{1,20})`;
/**
 * The pin of a place on Google Maps: `!3d48.8535!4d2.3806`. A URL of directions has several pins. The last is the
 * destination.
 */
const PIN = new RegExp(`!3d${NUMBER}!4d${NUMBER}`, "g");
/** The middle of a map, or a searched point: `@48.86,2.34`, `search/48.86,2.34`, `?q=48.86,2.34`. */
const PAIR = new RegExp(
  String.raw`(?:search/|place/|@|[?&](?:q|query|ll|sll|coordinate|center)=)${NUMBER},[+\s]?${NUMBER}`,
);
/** A marker of OpenStreetMap: `?mlat=48.86&mlon=2.34`. */
const MARKER = new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`);
/** The middle of a map of OpenStreetMap: `#map=19/48.86/2.34`. */
const MIDDLE = new RegExp(String.raw`#map=\d{1,2}(?:\.\d+)?/${NUMBER}/${NUMBER}`);
/** RFC 5870: `geo:48.86,2.34`. */
const GEO = new RegExp(`^geo:${NUMBER},${NUMBER}`, "i");

/**
 * Returns the point in a URL of a map: the pin or marker of its place, or else a searched point or the middle of the
 * map. Null for a URL without a point.
 */
export function pointInUrl(url: string | null): Coordinates | null {
  if (url === null || url.length > MAX_URL) return null;
  const plain = url.replace(/%2C/gi, ",");
  const found =
    [...plain.matchAll(PIN)].at(-1) ?? [MARKER, MIDDLE, GEO, PAIR].map((form) => form.exec(plain)).find(Boolean);
  const [, latitude, longitude] = found ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return found === undefined ? shortMapPoint(plain) : located(point);
}

/** Longer texts are no links. */
const MAX_URL = 4_000;

/** Digits of the short links of OpenStreetMap. Each digit adds three bits to both coordinates. */
const SHORT_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~";

/** Returns the point of a short link of OpenStreetMap, `https://osm.org/go/0BOdUs9e--?m=`; null for other URLs. */
function shortMapPoint(url: string): Coordinates | null {
  const code = /^https?:\/\/(?:www\.)?(?:osm|openstreetmap)\.org\/go\/([\w~@]{1,12})/
    .exec(url)?.[1]
    ?.replaceAll("@", "~");
  if (code === undefined) return null;
  let [x, y, bits] = [0, 0, 0];
  for (const digit of code) {
    const value = SHORT_DIGITS.indexOf(digit);
    for (let bit = 5; bit > 0; bit -= 2) {
      x = x * 2 + ((value >> bit) & 1);
      y = y * 2 + ((value >> (bit - 1)) & 1);
      bits += 1;
    }
  }
  const cells = 2 ** bits;
  return { latitude: ((y + 0.5) / cells) * 180 - 90, longitude: ((x + 0.5) / cells) * 360 - 180 };
}

/** The data in a link to a place. */
export interface PlaceLink {
  /** The id of the place in this product; null if the link is not to a place of this product. */
  readonly placeId: string | null;
  /** The name of the place; null if the link has none. */
  readonly name: string | null;
  /** The address after the name; null if the link has none. */
  readonly address: string | null;
  readonly coordinates: Coordinates | null;
}

/**
 * Reads a link to a place: of this product, Google Maps, OpenStreetMap or Apple Maps. A short link of Google
 * contains neither a name nor a position.
 * @param origin The origin of this product's URLs, such as `https://example.org`. If null, no link has a `placeId`.
 */
export function placeLink(url: string, origin: string | null): PlaceLink {
  const none = { placeId: null, name: null, address: null, coordinates: pointInUrl(url) };
  if (!URL.canParse(url)) return none;
  const { origin: site, hostname, pathname, searchParams } = new URL(url);
  const own = site === origin ? /^\/places\/([^/]+)\/?$/.exec(pathname)?.[1] : undefined;
  if (own !== undefined) return { ...none, placeId: decoded(own) };
  if (!/(?:^|\.)(?:google\.[a-z.]{2,6}|apple\.com)$/.test(hostname)) return none;
  const inPath = /\/maps\/(?:place|search)\/([^/@][^/]*)/.exec(pathname)?.[1] ?? destinationIn(pathname);
  const inQuery = searchParams.get("q") ?? searchParams.get("query");
  const text = inPath === undefined ? inQuery : decoded(inPath.replaceAll("+", " "));
  if (text === null || /^\s*-?\d+\.\d+,/.test(text)) return none;
  const { name, address } = nameAndAddress(text.trim());
  return { ...none, name, address: address === "" ? null : address };
}

/** Returns the destination in the path of directions: `/maps/dir/from/to/@48.86,2.34/data=…`. */
const destinationIn = (pathname: string): string | undefined =>
  /\/maps\/dir\/(.*)/
    .exec(pathname)?.[1]
    ?.split("/")
    .findLast((segment) => segment !== "" && !/^(?:@|data=)/.test(segment));

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
