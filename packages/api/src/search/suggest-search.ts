import type { ParisTime, Place, PlaceFilters, SearchMeaning, SuggestedFilters, SuggestionGroup } from "@flaneur/domain";
import type { PlaceSearch } from "../places/place-search.ts";
import { applyMeanings } from "./apply-meanings.ts";
import type { Reading } from "./meaning.ts";
import { otherName } from "./other-name.ts";
import { vocabulary } from "./phrases.ts";
import { phrasesBeginning, understand } from "./understand.ts";

/** A place that is suggested, with the other name by which it was found. */
export interface SuggestedPlace {
  readonly place: Place;
  /** The name that the search resembles more than the place's own name; null if there is none. */
  readonly otherName: string | null;
}

export interface SearchSuggestions {
  /** The groups that are not empty, the best match first. */
  readonly groups: readonly (
    | { readonly group: "places"; readonly places: readonly SuggestedPlace[] }
    | { readonly group: Exclude<SuggestionGroup, "places">; readonly filters: readonly SuggestedFilters[] }
  )[];
  /** The number of places whose name or address contains the text (§5). */
  readonly total: number;
}

interface Ranked {
  readonly group: Exclude<SuggestionGroup, "places">;
  readonly meanings: readonly SearchMeaning[];
  readonly rest: string;
  /** How well the words match; higher is better. */
  readonly score: number;
}

const MOST_PLACES = 4;
const MOST_OF_GROUP = 2;
/** Limit of readings whose places are counted. */
const MOST_COUNTED = 12;

/** Scores of places by how their names match. Readings of whole phrases are between 83 and 97. */
const PLACE_SCORES = { name: 94, words: 80, similar: 55 } as const;

function groupOf([meaning]: Reading): Ranked["group"] {
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

/** Scores of a complete phrase and of the beginning of one, by group. */
const WHOLE: Readonly<Record<Ranked["group"], number>> = {
  understood: 97,
  types: 96,
  areas: 93,
  tags: 92,
  times: 95,
  stations: 91,
  streets: 83,
};
const BEGINNING: Readonly<Record<Ranked["group"], number>> = {
  understood: 0,
  types: 62,
  areas: 58,
  tags: 57,
  times: 59,
  stations: 45,
  streets: 40,
};
/** Another word for a value is a worse match than its name. */
const OTHER_WORD = 4;
/** A station called 'Gare …' is what people mean by that name, rather than the neighbourhood around it. */
const MAIN_STATION = 4;

/** Returns the readings of a text, best first, each once. */
function readingsOf(text: string): readonly Ranked[] {
  const words = vocabulary();
  const { meanings, rest } = understand(text, words);
  const isWhole = rest === "";
  const together: readonly Ranked[] =
    meanings.length === 0
      ? []
      : [
          {
            group: meanings.length === 1 && isWhole ? groupOf(meanings) : "understood",
            meanings,
            rest,
            score: isWhole ? WHOLE[meanings.length === 1 ? groupOf(meanings) : "understood"] : 70,
          },
        ];
  const single = phrasesBeginning(text, words).map(({ reading, isName, isWhole: isComplete }): Ranked => {
    const group = groupOf(reading);
    const [meaning] = reading;
    const isMain = meaning?.kind === "near" && meaning.station.startsWith("Gare");
    const score = (isComplete ? WHOLE : BEGINNING)[group] - (isName ? 0 : OTHER_WORD);
    return { group, meanings: reading, rest: "", score: score + (isMain && isComplete ? MAIN_STATION : 0) };
  });
  const best = new Map<string, Ranked>();
  for (const each of [...single, ...together].sort((a, b) => b.score - a.score)) {
    const key = JSON.stringify([each.meanings, each.rest]);
    if (!best.has(key)) best.set(key, each);
  }
  return [...best.values()];
}

/** Returns what a text in the search box may mean. Every suggestion leads to at least one place. */
export async function suggestSearch(
  search: PlaceSearch,
  text: string,
  filters: PlaceFilters,
  now: ParisTime,
): Promise<SearchSuggestions> {
  const counted: (Ranked & SuggestedFilters)[] = [];
  const perGroup = new Map<string, number>();
  for (const reading of readingsOf(text).slice(0, MOST_COUNTED)) {
    const before = perGroup.get(reading.group) ?? 0;
    if (before >= MOST_OF_GROUP) continue;
    const total = await search.count(applyMeanings(filters, reading.meanings, reading.rest, now));
    if (total === 0) continue;
    perGroup.set(reading.group, before + 1);
    counted.push({ ...reading, total });
  }
  const found = await search.find(text, MOST_PLACES);
  const groups = [...new Set(counted.map(({ group }) => group))].map((group) => {
    const own = counted.filter((each) => each.group === group);
    return {
      score: own[0]?.score ?? 0,
      entry: { group, filters: own.map(({ meanings, rest, total }) => ({ meanings, rest, total })) },
    };
  });
  const [first] = found;
  const places = found.map(({ place, match }) => ({
    place,
    otherName: match === "similar" ? null : otherName(place, text),
  }));
  const all = [
    ...groups,
    ...(first === undefined ? [] : [{ score: PLACE_SCORES[first.match], entry: { group: "places" as const, places } }]),
  ];
  return {
    groups: all.toSorted((a, b) => b.score - a.score).map(({ entry }) => entry),
    total: await search.count({ ...filters, search: text }),
  };
}
