import { compareCodePoints } from "@flaneur/domain";
import type { GazetteerPoint, GazetteerStreet, PointKind } from "../../src/reference/gazetteer-format.ts";
import { EXTRA_NAMES, EXTRA_POINTS } from "./extra-names.ts";
import type { Sight, Sources, Station } from "./sources.ts";
import { keyOf } from "./streets.ts";

/** Kinds of stations in order of precedence. A station with several modes gets the first kind among its modes. */
const STATION_KINDS = ["train", "metro", "rer", "tram", "funicular"] as const;

const SIGHT_KINDS: Readonly<Record<string, PointKind>> = {
  square: "square",
  quarter: "quarter",
  quartier: "quarter",
  bridge: "bridge",
  park: "park",
  museum: "museum",
};

/**
 * Returns the stations in Paris, the sights and `EXTRA_POINTS`, sorted by name. Arrondissements are omitted, because a
 * search parses their numbers. Squares and quays of rank 2 or 3 are omitted when the list of streets contains their
 * names. A point of `EXTRA_POINTS` replaces the sights of the same name.
 * @throws when a key of `EXTRA_NAMES` is not the name of a returned sight.
 */
export function compilePoints(
  { stations, sights }: Sources,
  streets: readonly GazetteerStreet[],
): readonly GazetteerPoint[] {
  const streetKeys = new Set(streets.map(({ name }) => keyOf(name)));
  const isStreet = ({ name, kind, rank }: Sight) =>
    (kind === "square" || kind === "quay") && rank > 1 && streetKeys.has(keyOf(name));
  const replaced = new Set(EXTRA_POINTS.map(({ name }) => name));
  const kept = sights.filter(
    (sight) => sight.kind !== "arrondissement" && !isStreet(sight) && !replaced.has(sight.name),
  );
  for (const name of Object.keys(EXTRA_NAMES)) {
    if (!kept.some((sight) => sight.name === name)) throw new Error(`EXTRA_NAMES names '${name}', which is no sight.`);
  }
  const points = [...stations.filter(({ inParis }) => inParis).map(stationPoint), ...kept.map(sightPoint)];
  return [...points, ...EXTRA_POINTS].toSorted(
    (a, b) => compareCodePoints(a.name, b.name) || compareCodePoints(a.kind, b.kind) || a.latitude - b.latitude,
  );
}

function stationPoint({ name, modes, latitude, longitude, arr, otherNames }: Station): GazetteerPoint {
  const kind = STATION_KINDS.find((one) => modes.includes(one)) ?? "metro";
  const rank = modes.includes("train") || modes.includes("rer") ? 1 : modes.includes("metro") ? 2 : 3;
  return {
    kind,
    rank,
    arrondissement: arr,
    name,
    otherNames: [...otherNames].toSorted(compareCodePoints),
    latitude,
    longitude,
  };
}

function sightPoint({ name, kind, rank, arr, otherNames, latitude, longitude }: Sight): GazetteerPoint {
  const townHall = kind === "town-hall" ? /^(Mairie du \d+er?) arrondissement$/i.exec(name)?.[1] : undefined;
  const short = townHall === undefined ? [] : [townHall];
  const names = [...new Set([...otherNames, ...short, ...(EXTRA_NAMES[name] ?? [])])].toSorted(compareCodePoints);
  // Official quarters get the lowest rank: they are administrative areas, not the quarters in everyday use.
  const ranked = kind === "quartier" ? 3 : rank;
  return {
    kind: SIGHT_KINDS[kind] ?? "sight",
    rank: ranked,
    arrondissement: arr,
    name,
    otherNames: names,
    latitude,
    longitude,
  };
}
