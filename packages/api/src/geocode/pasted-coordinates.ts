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
/** The name of a direction. 'O' is the French 'ouest'. */
const SIDE = "(?:n(?:ord|orth)?|s(?:ud|outh)?|e(?:st|ast)?|w(?:est)?|o(?:uest)?)";
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,15})?`;
/** Pattern of degrees, and with or without signs also minutes and seconds; one group each. */
const ANGLE =
  `(${NUMBER}) ?(?:[°º˚]|deg(?:rees)?|d)? ?(?:(${NUMBER}) ?(?:['′’‘´]|min)? ?)?` +
  `(?:(${NUMBER}) ?(?:"|″|”|“|''|’’|′′|sec)? ?)?`;
/** Patterns of two angles in any order, with directions before them or after them. */
const SIDES_FIRST = new RegExp(
  String.raw`^\(?(${SIDE})[ .:]? ?${ANGLE}[,;/]? ?(${SIDE})[ .:]? ?${ANGLE}\)?${AFTER}$`,
  "i",
);
const SIDES_LAST = new RegExp(
  String.raw`^\(?${ANGLE}(?:(${SIDE})\b\.?)? ?[,;/]? ?${ANGLE}(?:(${SIDE})\b\.?)?\)?${AFTER}$`,
  "i",
);
/** The names of latitude and longitude before numbers: 'Lat: 48.8566, Lon: 2.3522'. */
const LABEL = /(?<!\p{L})(?:latitude|longitude|lat|long|lon|lng)\b ?[:=.]? ?/giu;

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
  const spaced = text.trim().replace(/\s+/g, " ");
  if (spaced.length > MAX_ADDRESS_LENGTH) return null;
  const isLink = /^https?:\/\//i.test(spaced);
  const trimmed = isLink ? spaced : spaced.replace(LABEL, "");
  const patterns = isLink ? LINKS : PAIRS;
  for (const pattern of patterns) {
    const [, latitude, longitude, letter] = pattern.exec(trimmed) ?? [];
    // Whole numbers may be a house number and an arrondissement.
    if (latitude === undefined || longitude === undefined || !/[.,]/.test(latitude)) continue;
    const side = letter === undefined ? "" : /[wo]/i.test(letter) ? "w" : "e";
    return checked(numberOf(latitude), signed({ degrees: numberOf(longitude), side }));
  }
  return anglesOf(trimmed);
}

interface Angle {
  readonly degrees: number;
  /** The first letter of the direction in English, or an empty text. */
  readonly side: string;
}

function angleOf(side = "", ...numbers: readonly (string | undefined)[]): Angle | null {
  const [degrees = 0, minutes = 0, seconds = 0] = numbers.map(numberOf);
  if (minutes >= 60 || seconds >= 60) return null;
  const [letter = ""] = side.toLowerCase();
  return { degrees: degrees + minutes / 60 + seconds / 3_600, side: letter === "o" ? "w" : letter };
}

/** Parses two angles. Without signs of degrees, both need a direction: '48 51 38 N 2 20 15 E'. */
function anglesOf(text: string): Coordinates | null {
  const [first, last] = [SIDES_FIRST.exec(text), SIDES_LAST.exec(text)];
  const [, a, b, c, d, e, f, g, h] = first ?? last ?? [];
  const [one, other] =
    first === null ? [angleOf(d, a, b, c), angleOf(h, e, f, g)] : [angleOf(a, b, c, d), angleOf(e, f, g, h)];
  if ((first === null && last === null) || one === null || other === null) return null;
  const isVertical = ({ side }: Angle) => side === "n" || side === "s";
  const isHorizontal = ({ side }: Angle) => side === "e" || side === "w";
  const hasSides = one.side !== "" && other.side !== "";
  if (hasSides ? isVertical(one) === isVertical(other) : one.side !== other.side || !/[°º˚]/.test(text)) return null;
  const [north, east] = isHorizontal(one) ? [other, one] : [one, other];
  return checked(signed(north), signed(east));
}

const numberOf = (text: string | undefined): number => Number((text ?? "0").replace(",", "."));
const signed = ({ degrees, side }: Angle): number => (side === "w" || side === "s" ? -degrees : degrees);
const checked = (latitude: number, longitude: number): Coordinates | null =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
