import { arrondissementCode, type Coordinates, compareCodePoints, distanceKm, fold } from "@flaneur/domain";
import { findNumber } from "../../src/geocode/house-number.ts";
import { STREET_TYPES, streetKey } from "../../src/geocode/street-words.ts";
import type { ReadAddress } from "../../src/import/ban-file.ts";
import {
  COMMON_SUFFIXES,
  type GazetteerPart,
  type GazetteerStreet,
  type NumberedPoint,
  type SuffixedPoint,
} from "../../src/reference/gazetteer-format.ts";
import { simplifyLine, simplifyNumbers } from "./simplify.ts";
import type { BanStreet, OfficialStreet, Sources } from "./sources.ts";

/**
 * Largest error of an interpolated house number. Do not raise it: geocoding labels interpolated house numbers as exact
 * (decision 018).
 */
const NUMBER_TOLERANCE_METRES = 20;
/** Largest error of a simplified street line. */
const LINE_TOLERANCE_METRES = 10;

/** Matches tunnels, motorways, and ways without a real name: 'Voie X/16', 'FV/20'. */
const UNNAMED = /^(?:Voie |FV|BV|Souterrain |Autoroute |[A-Z]{1,2}\/\d)|\/\d+$/i;

export const keyOf = (name: string): string => streetKey(fold(name));

/**
 * Returns every street of the address register (BAN) with its numbers, and the official streets that the register
 * lacks. Official streets whose names match UNNAMED are left out.
 */
export function compileStreets({
  banStreets,
  addresses,
  officialStreets,
  sights,
}: Sources): readonly GazetteerStreet[] {
  const official = new Map<string, OfficialStreet>();
  for (const street of officialStreets) {
    for (const name of [...street.properties.otherNames, street.properties.name]) official.set(keyOf(name), street);
  }
  // Everyday names of squares, such as 'Place du Trocadéro', whose house numbers are under the complete name.
  const everyday = new Map(
    sights
      .filter(({ kind }) => kind === "square")
      .map(({ name, otherNames }) => [
        keyOf(name),
        otherNames.filter((one) => STREET_TYPES.has(keyOf(one).split(" ")[0] ?? "")),
      ]),
  );
  const byKey = Map.groupBy(addresses, (address) => address.streetKey);
  const registered = banStreets.map((street) => {
    const key = keyOf(street.name);
    const found = registeredStreet(street, byKey.get(key) ?? [], official.get(key));
    const more = (everyday.get(key) ?? []).filter(
      (name) => !found.otherNames.some((one) => keyOf(one) === keyOf(name)),
    );
    return { ...found, otherNames: [...found.otherNames, ...more] };
  });
  const known = new Set(registered.flatMap(({ name, otherNames }) => [name, ...otherNames].map(keyOf)));
  const others = officialStreets
    .filter(({ properties: { name } }) => !known.has(keyOf(name)) && !UNNAMED.test(name))
    .map(officialStreet);
  return [...registered, ...others].toSorted((a, b) => compareCodePoints(a.name, b.name));
}

function registeredStreet(
  { name, latitude, longitude }: BanStreet,
  addresses: readonly ReadAddress[],
  official: OfficialStreet | undefined,
): GazetteerStreet {
  const centre = { latitude, longitude };
  const parts = [...Map.groupBy(addresses, ({ arrondissement }) => arrondissement)].map(([arrondissement, list]) =>
    partOf(arrondissement, list),
  );
  const [first, ...rest] = parts.toSorted(
    (a, b) =>
      distanceKm(a.middle, centre) - distanceKm(b.middle, centre) || (a.arrondissement < b.arrondissement ? -1 : 1),
  );
  if (first === undefined)
    throw new Error(
      `The file of addresses has no address in ${name}. Download it again: it may be older than the streets.`,
    );
  return {
    name,
    otherNames: otherNames(name, official),
    parts: [{ ...first, middle: centre }, ...rest],
    lines: linesOf(official),
  };
}

function partOf(arrondissement: string, addresses: readonly ReadAddress[]): GazetteerPart {
  const side = (parity: number) => simplifyNumbers(numbered(addresses, parity), NUMBER_TOLERANCE_METRES);
  const [odd, even] = [side(1), side(0)];
  return { arrondissement, middle: middleOf(addresses), odd, even, suffixed: suffixed(addresses, [...odd, ...even]) };
}

/**
 * Returns the addresses with a common suffix, except those within the tolerance of the position that is computed for
 * the number without the suffix.
 */
function suffixed(addresses: readonly ReadAddress[], anchors: readonly NumberedPoint[]): readonly SuffixedPoint[] {
  return addresses.flatMap(({ number, suffix, latitude, longitude }) => {
    if (!COMMON_SUFFIXES.has(suffix)) return [];
    const found = findNumber({ houses: [], isRegistered: false, anchors, suffixed: [] }, number, "");
    const at = { latitude, longitude };
    const isNear = found.kind === "near" && distanceKm(found.at, at) * 1_000 <= NUMBER_TOLERANCE_METRES;
    return isNear ? [] : [{ number, suffix, ...at }];
  });
}

/**
 * Returns one address for each odd number (`parity` 1) or each even number (`parity` 0), sorted by number, preferably
 * an address without a suffix.
 */
function numbered(addresses: readonly ReadAddress[], parity: number): readonly NumberedPoint[] {
  const sorted = addresses
    .filter(({ number }) => number % 2 === parity)
    .toSorted((a, b) => a.number - b.number || compareCodePoints(a.suffix, b.suffix));
  return sorted
    .filter(({ number }, i) => number !== sorted[i - 1]?.number)
    .map(({ number, latitude, longitude }) => ({ number, latitude, longitude }));
}

/**
 * Returns the point of a list that is nearest to the mean. The mean itself may be off the street when the street is
 * curved.
 */
function middleOf(points: readonly Coordinates[]): Coordinates {
  const mean = (pick: (point: Coordinates) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const centre = { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
  const [nearest = centre] = points.toSorted((a, b) => distanceKm(a, centre) - distanceKm(b, centre));
  return { latitude: nearest.latitude, longitude: nearest.longitude };
}

function officialStreet(street: OfficialStreet): GazetteerStreet {
  const { name, arr } = street.properties;
  const arrondissement = arrondissementCode(arr[0] ?? 0);
  if (arrondissement === null)
    throw new Error(`${name} has no valid arrondissement. Check its property arr in the file of streets.`);
  return {
    name,
    otherNames: otherNames(name, street),
    parts: [{ arrondissement, middle: middleOf(pointsOf(street).flat()), odd: [], even: [], suffixed: [] }],
    lines: linesOf(street),
  };
}

/** Returns the names of the official street that have another key than `name`, one name for each key. */
function otherNames(name: string, official: OfficialStreet | undefined): readonly string[] {
  if (official === undefined) return [];
  const { name: officialName, short, otherNames: others } = official.properties;
  const byKey = new Map(
    [officialName, ...(short == null ? [] : [short]), ...others].toReversed().map((one) => [keyOf(one), one]),
  );
  byKey.delete(keyOf(name));
  return [...byKey.values()].toSorted(compareCodePoints);
}

const pointsOf = (official: OfficialStreet): readonly (readonly Coordinates[])[] =>
  official.geometry.coordinates.map((line) => line.map(([longitude, latitude]) => ({ latitude, longitude })));

const linesOf = (official: OfficialStreet | undefined): readonly (readonly Coordinates[])[] =>
  official === undefined ? [] : pointsOf(official).map((line) => simplifyLine(line, LINE_TOLERANCE_METRES));
