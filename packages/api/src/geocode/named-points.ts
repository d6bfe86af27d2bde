import { compareCodePoints } from "@flaneur/domain";
import type { GazetteerPoint, PointKind } from "../reference/gazetteer-format.ts";
import { toFrenchName } from "./english-type-names.ts";
import { type GazetteerName, gazetteerNamed } from "./gazetteer-names.ts";
import { streetKey } from "./street-words.ts";

const STATIONS: ReadonlySet<PointKind> = new Set(["metro", "rer", "train", "tram", "funicular"]);
/** Whether a point precedes everything else with its name: it has rank 1 and is not a station. */
export const isWellKnown = (named: GazetteerPoint): boolean => pointRank(named) < 3;
export const isStation = ({ kind }: Pick<GazetteerPoint, "kind">): boolean => STATIONS.has(kind);

/** Words that people write before or after the name of a station. */
const STATION_WORDS =
  /(?:^| )(?:(?:la )?(?:station|arret|bouche)(?: (?:de|du))?(?: (?:metro|rer|tram|tramway))?|metro(?: station| ligne \d{1,2}(?: ?bis)?)?|subway(?: station)?|^m(?= )|rer(?: station)?(?: [a-e](?= ))?|tram(?:way)?(?: t?\d{1,2}[ab]?(?= ))?|train station|railway station|gare rer|station)(?= |$)/g;
const SMALL_WORDS_BEFORE = /^(?:de l'|d'|l'|de la |de |du |des |la |le )/;

/**
 * Returns the name of a station without words such as 'station' or 'métro'. Returns null if the name has none of these
 * words, or no other words.
 */
export function stationName(name: string): string | null {
  const rest = name.replace(STATION_WORDS, "").trim();
  return rest === name || rest === "" ? null : rest.replace(SMALL_WORDS_BEFORE, "");
}

/**
 * Returns the position of a point among points of the same name: 0 for the most likely. The order is squares of rank 1,
 * quarters of rank 1, other points of rank 1, stations of any rank (trams and funiculars last), other points of rank 2,
 * other points of rank 3.
 */
export function pointRank({ kind, rank }: GazetteerPoint): number {
  if (isStation({ kind })) return kind === "tram" || kind === "funicular" ? 4 : 3;
  if (rank === 1) return kind === "square" ? 0 : kind === "quarter" ? 1 : 2;
  return rank === 2 ? 5 : 6;
}

/** Returns the points of names, the most likely first. */
function pointsOf(found: readonly GazetteerName[]): readonly GazetteerPoint[] {
  const own = new Set(found.flatMap(({ of, isOwn }) => (of.type === "point" && isOwn ? [of.point] : [])));
  return [...new Set(found.flatMap(({ of }) => (of.type === "point" ? [of.point] : [])))].toSorted(
    (a, b) =>
      pointRank(a) - pointRank(b) ||
      Number(own.has(b)) - Number(own.has(a)) ||
      a.rank - b.rank ||
      compareCodePoints(a.name, b.name),
  );
}

/** Words that people write around a name: 'the Catacombs of Paris', 'Marais district', 'quartier du Marais'. */
const WORDS_AROUND =
  /^the | of(?: paris)?$| (?:district|quarter|area|neighbou?rhood)$|^quartier (?:de la |de l'|d'|de |du |des )?/g;

/**
 * Returns the stations with this name if it has words such as 'station'. If there are none, returns the points with
 * this name; then tries the name without `WORDS_AROUND`, the French name, and for 'gare …', stations without 'gare'.
 * @param name The folded name.
 */
export function pointsNamed(name: string): readonly GazetteerPoint[] {
  const station = stationName(name);
  if (station !== null) {
    const stations = pointsOf(gazetteerNamed(streetKey(station))).filter(isStation);
    if (stations.length > 0) return stations;
  }
  for (const spelling of [name, name.replace(WORDS_AROUND, ""), toFrenchName(name)]) {
    const found = pointsOf(gazetteerNamed(streetKey(spelling)));
    if (found.length > 0) return found;
  }
  // 'Gare du Luxembourg' is a station whose name lacks 'Gare'.
  const rest = /^gare (?:de la |de l'|d'|de |du |des )?(.+)$/.exec(name)?.[1];
  return rest === undefined ? [] : pointsOf(gazetteerNamed(streetKey(rest))).filter(isStation);
}
