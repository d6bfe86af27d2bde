/** Parses positions as people write them into the cells of a table. */
import type { Coordinates } from "@flaneur/domain";
import { located } from "./coordinate-systems.ts";
import { placeOf } from "./geometry.ts";
import { pointInUrl } from "./map-links.ts";
import { isFields, isNumber, text } from "./unknown.ts";

/** The largest number of characters of a point. A longer text is an outline or no position at all. */
const MAX_LENGTH = 300;
/** The largest number of characters of an outline in a cell. */
const MAX_OUTLINE = 1_000_000;

/** What people write around the numbers of a point: brackets, `geo:`, `lat:` and `longitude =`. */
const LABELS = /^\s*(?:geo:|\()\s*|\s*\)\s*$|\b(?:lat|latitude|lon|lng|long|longitude)\s*[:=]\s*/gi;
/** Two numbers with decimal commas. A space, or `,`, `;` or `/` and a space, separates them: `48,86, 2,34`. */
const DECIMAL_COMMAS = /^([+-]?\d{1,3}),(\d{1,15})(?:\s*[,;/]\s+|\s+)([+-]?\d{1,3}),(\d{1,15})$/;
/** Degrees, minutes and seconds that only spaces separate: `48 51 36 N, 2 20 24 E`. */
const SPACED = /(\d{1,3})\s+(\d{1,2})\s+(\d{1,2}(?:[.,]\d{1,10})?)\s*([NSEWO])\b/gi;
/** A direction in French or English. Its first letter is the abbreviation that `ANGLE` parses. */
const DIRECTION = /(?<!\p{L})(?:nord|north|sud|south|est|east|ouest|west)(?!\p{L})/giu;
/** A direction before plain degrees: `N48.86 E2.34`. */
const PREFIXED = /^([NS])\s*(\d{1,3}\.\d{1,15})[\s,;]+([EWO])\s*(\d{1,3}\.\d{1,15})$/i;

const withShortDirections = (written: string): string => written.replace(DIRECTION, (word) => word.charAt(0));

/** Rewrites the spellings of a point to those that `pointOf` parses. */
const withUsualSpelling = (written: string): string =>
  withShortDirections(written)
    .replace(LABELS, "")
    .replace(DECIMAL_COMMAS, "$1.$2, $3.$4")
    .replace(SPACED, "$1°$2'$3\"$4")
    .replace(PREFIXED, "$2°$1 $4°$3");

/** `48°51'24"N`, `N 48° 51.4'`, `2° 21' O`. Minutes and seconds may be absent. */
const ANGLE =
  /(?<before>[NSEWO])?\s*(?<degrees>\d{1,3}(?:[.,]\d{1,15})?)\s*°\s*(?:(?<minutes>\d{1,2}(?:[.,]\d{1,15})?)\s*['′’]\s*)?(?:(?<seconds>\d{1,2}(?:[.,]\d{1,15})?)\s*(?:"|″|''|’’)\s*)?(?<after>[NSEWO])?/iy;

const parseDecimal = (written: string | undefined): number => Number((written ?? "0").replace(",", "."));

interface Angle {
  readonly degrees: number;
  /** The direction in capitals: `O` is the French west. Null if the angle names none. */
  readonly direction: string | null;
}

/** Parses a text that consists of angles only. Returns an empty list for any other text. */
function anglesOf(written: string): readonly Angle[] {
  const found: Angle[] = [];
  for (let at = 0; at < written.length; ) {
    ANGLE.lastIndex = at;
    const match = ANGLE.exec(written);
    if (match === null) return [];
    const { before, degrees, minutes, seconds, after } = match.groups ?? {};
    const direction = (before ?? after)?.toUpperCase() ?? null;
    const value = parseDecimal(degrees) + parseDecimal(minutes) / 60 + parseDecimal(seconds) / 3600;
    found.push({ degrees: direction !== null && "SWO".includes(direction) ? -value : value, direction });
    // With a direction before the angle, the direction after it belongs to the next angle.
    const end = before !== undefined && after !== undefined ? ANGLE.lastIndex - after.length : ANGLE.lastIndex;
    at = end + (/^[\s,;/]*/.exec(written.slice(end))?.[0].length ?? 0);
  }
  return found;
}

/**
 * Parses one coordinate: a number, or a text with degrees (decimal point or comma), degrees and minutes, or the metres
 * of a projection, `652 469,02`. Returns null for anything else.
 */
function parseDegrees(raw: unknown): number | null {
  if (isNumber(raw)) return raw;
  const written = text(raw);
  if (written === null || written.length > MAX_LENGTH) return null;
  const plain = written.replace(/(?<=\d) (?=\d{3}(?!\d))/g, "").replace(",", ".");
  if (/^[+-]?\d{1,8}(?:\.\d{1,20})?$/.test(plain)) return Number(plain);
  const [angle, ...others] = anglesOf(withShortDirections(written));
  return angle === undefined || others.length > 0 ? null : angle.degrees;
}

/**
 * Parses a point in one of these forms: `48.86, 2.34` as in open data, an array of both numbers, an object
 * `{ lat, lon }`, GeoJSON `{ coordinates: [2.34, 48.86] }`, an array or object as JSON text, WKT `POINT (2.34 48.86)`,
 * degrees and minutes `48°51'24"N 2°21'03"E`, or a URL of a map. Labels such as `lat:` and decimal commas are accepted,
 * too. A line or polygon in GeoJSON or WKT gives the point of `placeOf`. Returns null for any other value.
 */
export function pointOf(raw: unknown): Coordinates | null {
  if (Array.isArray(raw)) return pointFrom(raw[0], raw[1]);
  if (isFields(raw)) {
    return pointFrom(raw.lat ?? raw.latitude, raw.lon ?? raw.lng ?? raw.long ?? raw.longitude) ?? placeOf(raw);
  }
  const written = text(raw);
  if (written === null || written.length > MAX_OUTLINE) return null;
  if (/^[[{]/.test(written)) return pointInJson(written);
  const [, shape, coordinates] = WKT.exec(written) ?? [];
  if (shape !== undefined && coordinates !== undefined) return pointInWkt(shape.toLowerCase(), coordinates);
  if (written.length > MAX_LENGTH) return null;
  const inUrl = /^https?:/i.test(written) ? pointInUrl(written) : null;
  if (inUrl !== null) return inUrl;
  const plain = withUsualSpelling(written);
  const [latitude, longitude, ...others] = plain.split(plain.includes(";") ? /\s*;\s*/ : /\s*,\s*|\s+/);
  const pair = others.length > 0 ? null : pointFrom(latitude, longitude);
  return pair ?? pointInAngles(anglesOf(plain));
}

/**
 * Well-known text, `POLYGON ((2.33 48.85, …))`. Its prefix may name the coordinate system, which is ignored: see
 * `located`.
 */
const WKT = /^(?:SRID=\d{1,6};\s*)?((?:MULTI)?(?:POINT|LINESTRING|POLYGON))\s*(?:Z|M|ZM)?\s*(\(.+\))$/is;

function pointInWkt(shape: string, coordinates: string): Coordinates | null {
  const json = coordinates
    .replace(/(?<![\d.])(-?\d[\d.]*)\s+(-?\d[\d.]*)(?:\s+-?\d[\d.]*)*/g, "[$1,$2]")
    .replaceAll("(", "[")
    .replaceAll(")", "]");
  try {
    const type = shape === "polygon" ? "Polygon" : shape === "multipolygon" ? "MultiPolygon" : "Positions";
    const parsed: unknown = JSON.parse(json);
    return placeOf({ type, coordinates: parsed });
  } catch {
    return null;
  }
}

/** Parses JSON in a cell. The quotes may be single quotes, as Python writes them: `{'lon': 2.34, 'lat': 48.86}`. */
function pointInJson(written: string): Coordinates | null {
  try {
    const parsed: unknown = JSON.parse(written.includes('"') ? written : written.replaceAll("'", '"'));
    return typeof parsed === "object" ? pointOf(parsed) : null;
  } catch {
    return null;
  }
}

function pointInAngles([first, second, ...others]: readonly Angle[]): Coordinates | null {
  if (first === undefined || second === undefined || others.length > 0) return null;
  const isLongitudeFirst = first.direction !== null && "EWO".includes(first.direction);
  return isLongitudeFirst ? pointFrom(second.degrees, first.degrees) : pointFrom(first.degrees, second.degrees);
}

/**
 * Returns the point of two cells, in degrees or metres; null if a cell has no coordinate. Near Paris, the two may be
 * swapped; see `located`.
 */
export function pointFrom(first: unknown, second: unknown): Coordinates | null {
  const [latitude, longitude] = [parseDegrees(first), parseDegrees(second)];
  return latitude === null || longitude === null ? null : located({ latitude, longitude });
}
