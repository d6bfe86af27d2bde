import type { PlaceFilters } from "@flaneur/domain";
import type { ListQuery } from "@flaneur/place-index";
import { z } from "zod";
import { CATEGORIES, mapCategories } from "../categories.ts";
import { addEverywhere, type CompiledFilters, compile, type Test, valuesOf } from "../compiled-filters.ts";
import { createListedPlaces } from "../listed-places.ts";
import type { OpenPeer, QueryResult } from "../peer.ts";
import { loadPeer } from "./load.ts";

const Result = z.object({
  pagination: z.object({ total: z.number() }),
  data: z.object({
    items: z.array(z.custom<{ readonly id: string }>()),
    aggregations: z.record(
      z.string(),
      z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) }),
    ),
  }),
});
interface Input {
  readonly per_page: number;
  readonly page: number;
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  /** Numbers of items, counted from 1, in the order of the list. */
  readonly _ids?: readonly number[];
}
interface Item {
  readonly id: string;
  readonly types: readonly string[];
  readonly tags: readonly string[];
  readonly arrondissements: readonly string[];
}
type ItemsJs = (items: readonly Item[], configuration: object) => { search(input: Input): unknown };
const Module = z.object({ default: z.custom<ItemsJs>((value) => typeof value === "function") });

/** Whether ItemsJS counts correctly by itself: only 'is' conditions, joined by AND. */
const isNative = (filters: PlaceFilters): boolean =>
  CATEGORIES.every((category) => filters[category].exclude.length === 0 && filters[category].join === "AND");

/**
 * ItemsJS. It counts correctly by itself if all conditions are 'is' and AND joins the categories. Search, status,
 * travel time, 'is not' and OR are evaluated before the query, and ItemsJS receives the numbers of the remaining places
 * in `_ids`. With 'is not' or OR, the counts of each category need a query of their own.
 */
export const openItemsJs: OpenPeer = async () => {
  const { default: itemsJs } = Module.parse(await loadPeer("itemsjs"));
  const listed = createListedPlaces();
  let engine: ReturnType<ItemsJs> | null = null;

  const search = (input: Input) => {
    if (engine === null) throw new Error("ItemsJS was queried before `finish()` built its index.");
    const { pagination, data } = Result.parse(engine.search(input));
    const counts = mapCategories(
      (category) => new Map((data.aggregations[category]?.buckets ?? []).map(({ key, doc_count }) => [key, doc_count])),
    );
    return { ids: data.items.map(({ id }) => id), total: pagination.total, counts };
  };

  /** Returns the numbers of the places that pass the tests, in the order of the list. */
  function numbers({ sort }: ListQuery, tests: readonly (Test | null)[]): number[] {
    const passed: number[] = [];
    for (const index of listed.orderOf(sort).places) {
      const place = listed.places[index];
      if (place !== undefined && tests.every((test) => test === null || test(place))) passed.push(index + 1);
    }
    return passed;
  }

  function countOneByOne(query: ListQuery, { within, always, withValue }: CompiledFilters): QueryResult["counts"] {
    return mapCategories((category) => {
      const isAlways = always[category];
      const everywhere = numbers(query, [within, isAlways]).length;
      const only = numbers(query, [within, withValue[category], (place) => !isAlways(place)]);
      const { counts } = search({ per_page: 0, page: 1, _ids: only });
      return addEverywhere(counts[category], everywhere, listed.values[category]);
    });
  }

  return {
    add: (batch) => {
      listed.add(batch);
    },
    finish() {
      const items = listed.places.map((place) => ({
        id: place.id,
        types: place.types,
        tags: place.tags,
        arrondissements: valuesOf(place, "arrondissements"),
      }));
      const aggregation = { size: 1_000, conjunction: false, hide_zero_doc_count: true };
      engine = itemsJs(items, { native_search_enabled: false, aggregations: mapCategories(() => aggregation) });
    },
    list(query) {
      const { filters, page, limit } = query;
      const compiled = compile(filters, false);
      if (isNative(filters))
        return search({
          per_page: limit,
          page,
          filters: mapCategories((category) => filters[category].include),
          _ids: numbers(query, [compiled.within]),
        });
      const { ids, total } = search({
        per_page: limit,
        page,
        _ids: numbers(query, [compiled.within, compiled.listed]),
      });
      return { ids, total, counts: countOneByOne(query, compiled) };
    },
  };
};
