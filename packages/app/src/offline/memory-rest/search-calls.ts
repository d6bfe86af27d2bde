import { listSearchSuggestions } from "@flaneur/contract";
import {
  fold,
  originFromParameters,
  type PlaceFilters,
  parisTime,
  parseParisTime,
  phraseWords,
  placeFiltersFromParameters,
  type SearchAnswer,
  splitStreet,
} from "@flaneur/domain";
import {
  calledStreets,
  createVocabulary,
  type Phrase,
  type SearchedPlaces,
  type SuggestedPlace,
  suggestSearch,
} from "@flaneur/place-index";
import type { Hono } from "hono";
import type { ListedPlaces } from "./listed-places.ts";
import { toBody } from "./places-calls.ts";
import { serve } from "./serve.ts";

/** Returns a phrase for each street in the addresses of places. */
function streetPhrases(addresses: readonly string[]): readonly Phrase[] {
  const streets = new Set(addresses.flatMap((address) => splitStreet(address)?.street ?? []));
  return [...streets].map((name) => ({ words: phraseWords(name), reading: [{ kind: "street", name }], isName: true }));
}

/** Returns the house and the street of an address. */
const firstPart = (address: string): string => address.split(",")[0]?.trim() ?? "";

/** The places of a pack as those that suggestions are made of. */
function searched({ all, index, read }: ListedPlaces): SearchedPlaces {
  const prepare = (filters: PlaceFilters) => {
    for (const _ of index.prepare(filters));
  };
  return {
    list: async (query) => {
      prepare(query.filters);
      return { places: read(index.list(query).ids, query.origin) };
    },
    count: async (filters) => {
      prepare(filters);
      return index.count(filters);
    },
    find: async (text, limit) =>
      index.find(text, limit).flatMap(({ id, match }) => read([id], null).map((place) => ({ place, match }))),
    // A device knows the addresses of its places only.
    locate: async (text) => {
      const wanted = fold(text);
      const known = all.find(({ address, coordinates }) => coordinates !== null && fold(firstPart(address)) === wanted);
      if (known === undefined || known.coordinates === null) return null;
      return { name: firstPart(known.address), coordinates: known.coordinates };
    },
  };
}

/**
 * Serves the call that suggests places and filters during typing, by the rules of the api.
 * @param phrases The words of searches that have a meaning.
 */
export function serveSearch(app: Hono, known: ListedPlaces, phrases: readonly Phrase[]): void {
  const places = searched(known);
  const vocabulary = createVocabulary(phrases, [
    ...streetPhrases(known.all.map(({ address }) => address)),
    ...calledStreets,
  ]);
  const bodiesOf = (suggested: readonly SuggestedPlace[]) =>
    suggested.flatMap(({ place, otherName }) =>
      known.read([place.id], null).map((listed) => ({ ...toBody(listed, true), otherName })),
    );
  serve(app, listSearchSuggestions, async ({ query: { q: typed, now: moment, ...parameters } }) => {
    const now = (moment === undefined ? null : parseParisTime(moment)) ?? parisTime(Date.now());
    const situation = { now, origin: originFromParameters(parameters) };
    const { groups, total, answer } = await suggestSearch(
      places,
      vocabulary,
      typed,
      placeFiltersFromParameters(parameters),
      situation,
    );
    return Response.json({
      groups: groups.map((group) => ({
        group: group.group,
        places: "places" in group ? bodiesOf(group.places) : [],
        filters: "filters" in group ? group.filters : [],
      })),
      total,
      answer: answerBody(answer),
    });
  });
}

const answerBody = (answer: SearchAnswer) =>
  answer.kind === "letters"
    ? { text: answer.text, filters: null, letGo: [], notUnderstood: "" }
    : { text: null, filters: answer.filters, letGo: answer.letGo, notUnderstood: answer.notUnderstood };
