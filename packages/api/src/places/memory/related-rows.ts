import { type Place, RELATED_LIMIT, RELATED_POINTS } from "@flaneur/domain";
import type { PlaceColumns } from "./place-columns.ts";

const NONE = -1;

/** `relatedPlaces` of the domain (§9) over columns: at most six rows, best first, ties in the order of `byId`. */
export function relatedRows(columns: PlaceColumns, byId: Uint32Array, place: Place): readonly number[] {
  const { dictionaries, lists } = columns;
  const tagKeys = [...new Set(place.tags.map((tag) => tag.toLowerCase()))];
  const sharedKey = Int32Array.from(dictionaries.tags.values, (tag) => tagKeys.indexOf(tag.toLowerCase()));
  /** The last row that had each shared tag, from 1: two spellings of one tag count once. */
  const seen = new Uint32Array(tagKeys.length);
  const numberOf = (category: "types" | "arrondissements", value: string | null | undefined): number =>
    (value === null || value === undefined ? undefined : dictionaries[category].find(value)) ?? NONE;
  const type = numberOf("types", place.types[0]);
  const arrondissement = numberOf("arrondissements", place.arrondissement);
  const self = Buffer.from(place.id);

  const first = (category: "types" | "arrondissements", row: number): number => {
    const { starts, values } = lists[category];
    const start = starts.values[row] ?? 0;
    return start < (starts.values[row + 1] ?? 0) ? (values.values[start] ?? NONE) : NONE;
  };

  function scoreOf(row: number): number {
    let shared = 0;
    const { starts, values } = lists.tags;
    for (let i = starts.values[row] ?? 0, end = starts.values[row + 1] ?? 0; i < end; i++) {
      const key = sharedKey[values.values[i] ?? 0] ?? NONE;
      if (key === NONE || seen[key] === row + 1) continue;
      seen[key] = row + 1;
      shared += 1;
    }
    const sameType = type !== NONE && first("types", row) === type;
    const sameDistrict = arrondissement !== NONE && first("arrondissements", row) === arrondissement;
    return (
      shared * RELATED_POINTS.sharedTag +
      (sameType ? RELATED_POINTS.sameType : 0) +
      (sameDistrict ? RELATED_POINTS.sameDistrict : 0)
    );
  }

  const best: { readonly row: number; readonly score: number }[] = [];
  for (const row of byId) {
    if (!columns.isThere(row)) continue;
    const score = scoreOf(row);
    if (score <= (best.length < RELATED_LIMIT ? 0 : (best.at(-1)?.score ?? 0)) || columns.compareId(row, self) === 0)
      continue;
    const at = best.findIndex((other) => other.score < score);
    best.splice(at === -1 ? best.length : at, 0, { row, score });
    best.length = Math.min(best.length, RELATED_LIMIT);
  }
  return best.map(({ row }) => row);
}
