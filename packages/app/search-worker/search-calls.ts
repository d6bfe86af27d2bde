import { EXCLUDING_MARK, type PlaceFilters, type SearchMeaning } from "@flaneur/domain";
import type { NameMatch } from "@flaneur/place-index";
import { Hono } from "hono";
import type { ListedPlaces } from "./listed-places.ts";
import { type KnownPhrase, type PhraseReading, phraseReadings, streetPhrases } from "./phrase-readings.ts";
import { readQuery } from "./place-parameters.ts";
import { toBody } from "./places-calls.ts";

const MAX_PLACES = 4;
const MAX_OF_GROUP = 2;
/** Limit of the readings whose places are counted. */
const MAX_COUNTED = 12;

/** Returns the score of the group of places, on the same scale as the scores of readings. */
function placeScore(match: NameMatch, text: string): number {
  if (match === "name") return /\S\s+\S/.test(text) ? 98 : 94;
  return match === "words" ? 81 : 55;
}

/**
 * Returns the filters with the meanings applied. The values of a category replace those included before, and negated
 * values are added to the excluded ones. A text means either one or the other.
 */
function withMeanings(filters: PlaceFilters, meanings: readonly SearchMeaning[]): PlaceFilters {
  let applied: PlaceFilters = { ...filters, search: "" };
  for (const meaning of meanings) {
    if (meaning.kind === "near") applied = { ...applied, near: meaning.station };
    if (meaning.kind === "street") applied = { ...applied, search: meaning.name };
    if (meaning.kind === "status") applied = { ...applied, placeStatuses: [meaning.status] };
    if (meaning.kind !== "value") continue;
    const { category } = meaning;
    if (meaning.negated === true) {
      const { include, exclude, join } = applied[category];
      const others = include.filter((value) => value !== meaning.value);
      applied = { ...applied, [category]: { include: others, exclude: [...exclude, meaning.value], join } };
      continue;
    }
    const include = meanings.flatMap((each) =>
      each.kind === "value" && each.category === category ? [each.value] : [],
    );
    applied = { ...applied, [category]: { ...applied[category], include } };
  }
  return applied;
}

/**
 * The call that suggests places and filters during typing. A text means a place, or one value, status, station or
 * street.
 * @param phrases The words of searches that have a meaning.
 */
export function searchCalls({ index, read, all }: ListedPlaces, phrases: readonly KnownPhrase[]): Hono {
  const app = new Hono();
  const known = [...phrases, ...streetPhrases(all.map(({ address }) => address))];
  const count = (filters: PlaceFilters): number => {
    for (const _ of index.prepare(filters));
    return index.list({
      filters,
      sort: { field: "name", order: "asc" },
      page: 1,
      limit: 1,
      origin: null,
      facets: false,
    }).total;
  };
  /** Returns the readings that match at least one place, in groups. */
  const groupsOf = (typed: string, readings: readonly PhraseReading[], filters: PlaceFilters) => {
    const groups = new Map<string, { readonly score: number; readonly filters: object[] }>();
    for (const { group, meanings, score } of readings.slice(0, MAX_COUNTED)) {
      const suggested = groups.get(group) ?? { score, filters: [] };
      if (suggested.filters.length === MAX_OF_GROUP) continue;
      const total = count(withMeanings(filters, meanings));
      if (total === 0) continue;
      suggested.filters.push({ meanings, words: meanings.map(() => typed), rest: "", total });
      groups.set(group, suggested);
    }
    return [...groups].map(([group, { score, filters: found }]) => ({ group, score, filters: found, places: [] }));
  };
  app.get("/search/suggest", (context) => {
    const { filters } = readQuery(context.req.queries());
    const typed = context.req.query("q") ?? "";
    const groups = groupsOf(typed, phraseReadings(typed, known), filters);
    const isUnderstood = groups.some(({ score }) => score >= 80);
    // If the text has a meaning, places with only a similar name are left out: 'parks' must not suggest 'Paris'.
    // The index ignores marks: '-cocktails' would find the places that are named after cocktails.
    const named = EXCLUDING_MARK.test(typed) ? [] : index.find(typed, MAX_PLACES);
    const found = named.filter(({ match }) => match !== "similar" || !isUnderstood);
    const [first] = found;
    const places = read(
      found.map(({ id }) => id),
      null,
    ).map((place) => ({ ...toBody(place, true), otherName: null }));
    const placeGroups =
      first === undefined
        ? []
        : [{ group: "places", score: placeScore(first.match, typed.trim()), places, filters: [] }];
    return context.json({
      groups: [...groups, ...placeGroups].toSorted((a, b) => b.score - a.score).map(({ score: _, ...group }) => group),
      total: count({ ...filters, search: typed }),
    });
  });
  return app;
}
