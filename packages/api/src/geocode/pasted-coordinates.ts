import { type Coordinates, MAX_ADDRESS_LENGTH } from "@flaneur/domain";

const DEGREES = String.raw`[-+]?\d{1,3}(?:[.,]\d{1,15})?`;
// The patterns match texts in which each run of white space is one space. With `\s*`, the time to refuse a long run
// would grow with a power of its length.
const SEPARATOR = "(?: ?[,;] | ?[;/] ?| )";
const AFTER = "(?: ?,? ?paris)?(?: ?,? ?france)?";

/** Patterns of pairs: `48.8566, 2.3522` · `48,8566 2,3522` · `(48.8566 2.3522)` · `geo:48.8566,2.3522` */
const PAIRS = [
  new RegExp(String.raw`^(?:geo:)?\(? ?([-+]?\d{1,3}\.\d{1,15}) ?, ?([-+]?\d{1,3}\.\d{1,15}) ?\)?${AFTER}$`, "i"),
  new RegExp(String.raw`^\(? ?(${DEGREES})°? ?N?${SEPARATOR}(${DEGREES})°? ?([EWO])? ?\)?${AFTER}$`, "i"),
];
/** Pattern of letters before numbers: `N 48.8566 E 2.3522` */
const LETTERS_FIRST = new RegExp(`^N ?(${DEGREES})°?[ ,;]+([EWO]) ?(${DEGREES})°?${AFTER}$`, "i");

const MINUTES = String.raw`(\d{1,2}) ?° ?(\d{1,2}(?:[.,]\d+)?) ?['′’] ?(?:(\d{1,2}(?:[.,]\d+)?) ?(?:"|″|”|''|’’|′′) ?)?`;
/** Pattern of degrees, minutes and seconds: `48°51'24"N 2°21'03"E` */
const SEXAGESIMAL = new RegExp(`^${MINUTES}N[ ,;]*${MINUTES}([EWO])${AFTER}$`, "i");

/**
 * Patterns of the point in links of Google Maps, OpenStreetMap and Apple Maps. The pattern of a marker precedes the
 * pattern of the view's centre.
 */
const LINKS = [
  /!3d(-?\d{1,2}\.\d+)!4d(-?\d{1,3}\.\d+)/,
  /[?&]mlat=(-?\d{1,2}\.\d+)&mlon=(-?\d{1,3}\.\d+)/,
  /[?&](?:q|query|ll|destination|center)=(?:loc:)?(-?\d{1,2}\.\d+)(?:,|%2C)\+?(-?\d{1,3}\.\d+)/i,
  /@(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/,
  /#map=\d+(?:\.\d+)?\/(-?\d{1,2}\.\d+)\/(-?\d{1,3}\.\d+)/,
];

/** Parses a text that consists of coordinates or a link to a map; returns null for any other text. */
export function parseCoordinates(text: string): Coordinates | null {
  const trimmed = text.trim().replace(/\s+/g, " ");
  if (trimmed.length > MAX_ADDRESS_LENGTH) return null;
  const patterns = /^https?:\/\//i.test(trimmed) ? LINKS : PAIRS;
  for (const pattern of patterns) {
    const [, latitude, longitude, letter] = pattern.exec(trimmed) ?? [];
    // Whole numbers may be a house number and an arrondissement.
    if (latitude === undefined || longitude === undefined || !/[.,]/.test(latitude)) continue;
    return checked(numberOf(latitude), signed(numberOf(longitude), letter));
  }
  const [, latitude, letter, longitude] = LETTERS_FIRST.exec(trimmed) ?? [];
  if (latitude !== undefined) return checked(numberOf(latitude), signed(numberOf(longitude), letter));
  const parts = SEXAGESIMAL.exec(trimmed);
  if (parts === null) return null;
  const [, north, northMinutes, northSeconds, east, eastMinutes, eastSeconds, side] = parts;
  return checked(
    numberOf(north) + numberOf(northMinutes) / 60 + numberOf(northSeconds) / 3_600,
    signed(numberOf(east) + numberOf(eastMinutes) / 60 + numberOf(eastSeconds) / 3_600, side),
  );
}

const numberOf = (text: string | undefined): number => Number((text ?? "0").replace(",", "."));
const signed = (degrees: number, letter: string | undefined): number =>
  letter?.toUpperCase() === "W" || letter?.toUpperCase() === "O" ? -degrees : degrees;
const checked = (latitude: number, longitude: number): Coordinates | null =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
