import type { SearchMeaning, SuggestionGroup } from "@flaneur/domain";
import type { Reading } from "./meaning.ts";
import { vocabulary } from "./phrases.ts";
import { phrasesBeginning, understand } from "./understand.ts";

/** What a text may mean as filters, with how well its words match. */
export interface RankedReading {
  readonly group: Exclude<SuggestionGroup, "places">;
  readonly meanings: readonly SearchMeaning[];
  /** The words that mean no filter. */
  readonly rest: string;
  /** How well the words match; higher is better. From `WHOLE_READING` on, all words are understood. */
  readonly score: number;
}

/** Scores of a complete phrase, by group. */
const WHOLE: Readonly<Record<RankedReading["group"], number>> = {
  understood: 97,
  types: 96,
  times: 95,
  areas: 93,
  tags: 92,
  stations: 91,
  streets: 83,
};
/** The lowest score of a reading of all words. */
export const WHOLE_READING = 80;
/** Scores of the beginning of a phrase. The group `understood` has no beginnings. */
const BEGINNING: Readonly<Record<RankedReading["group"], number>> = {
  understood: 0,
  types: 62,
  times: 59,
  areas: 58,
  tags: 57,
  stations: 45,
  streets: 40,
};
/** The score of filters for some words and a search for the others. */
const WITH_REST = 70;
/** The score of one meaning of a text that has several. */
const PART = 35;
/** Another word for a value is a worse match than its name. */
const OTHER_WORD = 4;
/** The station is what people mean by 'Gare …', rather than the neighbourhood around it. */
const MAIN_STATION = 4;

function groupOf([meaning]: Reading): RankedReading["group"] {
  switch (meaning?.kind) {
    case "value":
      return meaning.category === "types" ? "types" : meaning.category === "tags" ? "tags" : "areas";
    case "near":
      return "stations";
    case "street":
      return "streets";
    default:
      return "times";
  }
}

const isMainStation = ([meaning]: Reading): boolean => meaning?.kind === "near" && meaning.station.startsWith("Gare");

/** Returns the phrases that the whole text is, or may be the beginning of. */
const phraseReadings = (text: string): readonly RankedReading[] =>
  phrasesBeginning(text, vocabulary()).map(({ reading, isName, isWhole }) => {
    const group = groupOf(reading);
    const score = (isWhole ? WHOLE : BEGINNING)[group] - (isName ? 0 : OTHER_WORD);
    return {
      group,
      meanings: reading,
      rest: "",
      score: score + (isWhole && isMainStation(reading) ? MAIN_STATION : 0),
    };
  });

/** Returns the meaning of all words together, and each meaning by itself. */
function combinedReadings(text: string): readonly RankedReading[] {
  const { meanings, rest } = understand(text, vocabulary());
  if (meanings.length === 0) return [];
  const group = meanings.length === 1 && rest === "" ? groupOf(meanings) : "understood";
  const together = { group, meanings, rest, score: rest === "" ? WHOLE[group] : WITH_REST };
  // If all meanings together lead to no place, each of them is still useful.
  const apart =
    meanings.length < 2
      ? []
      : meanings.map((meaning) => ({ group: groupOf([meaning]), meanings: [meaning], rest: "", score: PART }));
  return [together, ...apart];
}

/** Returns what a text may mean as filters, best first, each reading once. */
export function readingsOf(text: string): readonly RankedReading[] {
  const byKey = new Map<string, RankedReading>();
  // Phrases come first, since their scores distinguish the name of a value from other words for it.
  for (const reading of [...phraseReadings(text), ...combinedReadings(text)]) {
    const key = JSON.stringify([reading.meanings, reading.rest]);
    const known = byKey.get(key);
    const isBetter = known === undefined || (reading.score > known.score && known.score < WHOLE_READING);
    if (isBetter) byKey.set(key, reading);
  }
  return [...byKey.values()].sort((a, b) => b.score - a.score);
}
