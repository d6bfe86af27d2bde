import type { AddressKind, Coordinates } from "@flaneur/domain";

export const POINT_KINDS = [
  "metro",
  "rer",
  "train",
  "tram",
  "funicular",
  "square",
  "quarter",
  "bridge",
  "park",
  "museum",
  "sight",
] as const satisfies readonly AddressKind[];
export type PointKind = (typeof POINT_KINDS)[number];

/** A station, square, quarter, bridge, park, museum or sight. */
export interface GazetteerPoint extends Coordinates {
  readonly kind: PointKind;
  /** 1 for landmarks, 3 for points that few people search for. */
  readonly rank: 1 | 2 | 3;
  /** The code of the arrondissement, `75011`; null for a point in none or in several. */
  readonly arrondissement: string | null;
  readonly name: string;
  readonly otherNames: readonly string[];
}

export interface NumberedPoint extends Coordinates {
  readonly number: number;
}

export interface SuffixedPoint extends NumberedPoint {
  readonly suffix: string;
}

/** Suffixes that people write. The register also has letters that only the city's own offices use. */
export const COMMON_SUFFIXES: ReadonlySet<string> = new Set(["bis", "ter", "quater", "a", "c", "d"]);

/** The part of a street in one arrondissement. */
export interface GazetteerPart {
  readonly arrondissement: string;
  readonly middle: Coordinates;
  /**
   * Points on the odd and on the even side, by number: the first and the last house, and the houses between which all
   * other numbers can be interpolated with an error of at most 20 m.
   */
  readonly odd: readonly NumberedPoint[];
  readonly even: readonly NumberedPoint[];
  /** The numbers with one of `COMMON_SUFFIXES` whose points cannot be computed from `odd` and `even` within 20 m. */
  readonly suffixed: readonly SuffixedPoint[];
}

export interface GazetteerStreet {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Parts of the street. The `middle` of the first part is the middle of the whole street. */
  readonly parts: readonly GazetteerPart[];
  /** Simplified centre lines of the street. */
  readonly lines: readonly (readonly Coordinates[])[];
}

export interface Gazetteer {
  readonly points: readonly GazetteerPoint[];
  readonly streets: readonly GazetteerStreet[];
}

/** Coordinates are encoded as steps of a hundred-thousandth of a degree, about a metre, from the south-west. */
const [SOUTH, WEST, STEPS] = [48.8, 2.2, 100_000];

const steps = ({ latitude, longitude }: Coordinates): string =>
  `${Math.round((latitude - SOUTH) * STEPS)},${Math.round((longitude - WEST) * STEPS)}`;

function coordinatesOf(latitude: string | undefined, longitude: string | undefined): Coordinates {
  const degrees = (text: string | undefined, origin: number) => {
    const value = Number(text);
    if (text === undefined || !Number.isInteger(value))
      throw new Error(`The gazetteer has '${text}' for a coordinate.`);
    return Math.round(origin * STEPS + value) / STEPS;
  };
  return { latitude: degrees(latitude, SOUTH), longitude: degrees(longitude, WEST) };
}

const pointOf = (text: string): Coordinates => {
  const [latitude, longitude] = text.split(",");
  return coordinatesOf(latitude, longitude);
};

const listOf = (text: string | undefined, separator: string): readonly string[] =>
  text === undefined || text === "" ? [] : text.split(separator);

const encodeNumbers = (points: readonly NumberedPoint[]): string =>
  points.map((point) => `${point.number},${steps(point)}`).join(" ");

const encodeSuffixed = (points: readonly SuffixedPoint[]): string =>
  points.map((point) => `${point.number}${point.suffix},${steps(point)}`).join(" ");

const decodeSuffixed = (text: string | undefined): readonly SuffixedPoint[] =>
  listOf(text, " ").map((point) => {
    const [, number, suffix = "", latitude, longitude] = /^(\d+)([a-z]+),(.+),(.+)$/.exec(point) ?? [];
    return { number: Number(number), suffix, ...coordinatesOf(latitude, longitude) };
  });

const decodeNumbers = (text: string | undefined): readonly NumberedPoint[] =>
  listOf(text, " ").map((point) => {
    const [number, latitude, longitude] = point.split(",");
    return { number: Number(number), ...coordinatesOf(latitude, longitude) };
  });

function encodePoint({ kind, rank, arrondissement, name, otherNames, ...at }: GazetteerPoint): string {
  return ["P", kind, rank, arrondissement ?? "", steps(at), name, otherNames.join("|")].join("\t");
}

function decodePoint([, kind, rank, arrondissement = "", at = "", name = "", otherNames]: readonly string[]) {
  const known = POINT_KINDS.find((one) => one === kind);
  if (known === undefined) throw new Error(`The gazetteer has '${kind}' for a kind.`);
  return {
    kind: known,
    rank: rank === "1" ? 1 : rank === "2" ? 2 : 3,
    arrondissement: arrondissement === "" ? null : arrondissement,
    name,
    otherNames: listOf(otherNames, "|"),
    ...pointOf(at),
  } satisfies GazetteerPoint;
}

function encodeStreet({ name, otherNames, parts, lines }: GazetteerStreet): string {
  const encodedParts = parts.map(({ arrondissement, middle, odd, even, suffixed }) =>
    [arrondissement, steps(middle), encodeNumbers(odd), encodeNumbers(even), encodeSuffixed(suffixed)].join(":"),
  );
  const encodedLines = lines.map((line) => line.map(steps).join(" "));
  return ["S", name, otherNames.join("|"), encodedParts.join(";"), encodedLines.join(";")].join("\t");
}

function decodeStreet([, name = "", otherNames, parts, lines]: readonly string[]): GazetteerStreet {
  return {
    name,
    otherNames: listOf(otherNames, "|"),
    parts: listOf(parts, ";").map((part) => {
      const [arrondissement = "", middle = "", odd, even, suffixed] = part.split(":");
      return {
        arrondissement,
        middle: pointOf(middle),
        odd: decodeNumbers(odd),
        even: decodeNumbers(even),
        suffixed: decodeSuffixed(suffixed),
      };
    }),
    lines: listOf(lines, ";").map((line) => listOf(line, " ").map(pointOf)),
  };
}

/** Encodes one line for each point and street. The fields of a line are separated by tabs. */
export const encodeGazetteer = ({ points, streets }: Gazetteer): string =>
  [...points.map(encodePoint), ...streets.map(encodeStreet)].map((line) => `${line}\n`).join("");

export function decodeGazetteer(text: string): Gazetteer {
  const rows = text.split("\n").map((line) => line.split("\t"));
  return {
    points: rows.filter(([type]) => type === "P").map(decodePoint),
    streets: rows.filter(([type]) => type === "S").map(decodeStreet),
  };
}
