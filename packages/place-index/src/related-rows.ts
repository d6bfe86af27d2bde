import { type Place, RELATED_LIMIT, RELATED_POINTS } from "@flaneur/domain";
import { mapLists } from "./columns.ts";
import { kilometresFrom } from "./distances.ts";
import type { PlaceColumns } from "./place-columns.ts";
import { toUtf8 } from "./utf8.ts";

const scores = (length: number) => new Uint16Array(length);

interface Candidate {
  readonly row: number;
  readonly score: number;
  readonly chosen: number;
  readonly km: number;
}

/** Whether a candidate precedes an earlier one of `byId`. */
function isBefore(a: Candidate, b: Candidate): boolean {
  if (a.score !== b.score) return a.score > b.score;
  return a.chosen === b.chosen ? a.km < b.km : a.chosen > b.chosen;
}

/**
 * Computes the domain's `relatedPlaces` (§9) over columns: at most `RELATED_LIMIT` rows, best first. Among equals, chosen
 * rows are first, then the nearest ones, then those that are first in `byId`.
 */
export function relatedRows(columns: PlaceColumns, byId: Uint32Array, place: Place): readonly number[] {
  const { dictionaries, lists } = columns;
  const shared = new Set(place.tags.map((tag) => tag.toLowerCase()));
  const tagKeys = dictionaries.tags.values.map((tag) => tag.toLowerCase());
  // Two spellings of the same tag count once.
  const tagScores = mapLists(lists.tags, scores, (list) => {
    const keys = new Set([...list].map((tag) => tagKeys[tag] ?? "").filter((key) => shared.has(key)));
    return keys.size * RELATED_POINTS.sharedTag;
  });
  const scoresOfFirst = (category: "types" | "arrondissements", value: string | null | undefined, points: number) => {
    const wanted = value === null || value === undefined ? undefined : dictionaries[category].find(value);
    return mapLists(lists[category], scores, ([first]) => (first !== undefined && first === wanted ? points : 0));
  };
  const typeScores = scoresOfFirst("types", place.types[0], RELATED_POINTS.sameType);
  const districtScores = scoresOfFirst("arrondissements", place.arrondissement, RELATED_POINTS.sameDistrict);
  const tags = lists.tags.numbers.values;
  const types = lists.types.numbers.values;
  const districts = lists.arrondissements.numbers.values;
  const scoreOf = (row: number): number =>
    (tagScores[tags[row] ?? 0] ?? 0) + (typeScores[types[row] ?? 0] ?? 0) + (districtScores[districts[row] ?? 0] ?? 0);

  const kilometres = place.coordinates === null ? null : kilometresFrom(columns, place.coordinates);
  const kmOf = (row: number): number => {
    const km = kilometres === null ? Number.NaN : kilometres(row);
    return Number.isNaN(km) ? Number.MAX_VALUE : km;
  };
  const chosen = columns.chosen.values;

  const self = toUtf8(place.id);
  const best: Candidate[] = [];
  let leastScore = 1;
  for (const row of byId) {
    const score = scoreOf(row);
    if (score < leastScore || !columns.isListed(row) || columns.compareId(row, self) === 0) continue;
    const candidate = { row, score, chosen: chosen[row] ?? 0, km: kmOf(row) };
    const at = best.findIndex((other) => isBefore(candidate, other));
    best.splice(at === -1 ? best.length : at, 0, candidate);
    best.length = Math.min(best.length, RELATED_LIMIT);
    leastScore = best.length < RELATED_LIMIT ? 1 : (best.at(-1)?.score ?? 1);
  }
  return best.map(({ row }) => row);
}
