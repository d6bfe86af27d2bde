import { searchNeedle } from "@flaneur/domain";
import { z } from "zod";
import { compile, createCounter } from "../compiled-filters.ts";
import { createListedPlaces } from "../listed-places.ts";
import type { OpenPeer } from "../peer.ts";
import { loadPeer } from "./load.ts";

interface Options {
  readonly prefix: boolean;
  readonly combineWith: "AND";
  readonly filter?: (result: { readonly id: number }) => boolean;
}
interface MiniSearch {
  addAll(documents: readonly { readonly id: number; readonly searchText: string }[]): void;
  search(query: string | symbol, options: Options): readonly { readonly id: number }[];
}
interface MiniSearchClass {
  new (options: { readonly fields: readonly string[] }): MiniSearch;
  readonly wildcard: symbol;
}
const Module = z.object({ default: z.custom<MiniSearchClass>((value) => typeof value === "function") });

/** MiniSearch. It searches words by their prefixes; its results are then filtered, counted and sorted in JavaScript. */
export const openMiniSearch: OpenPeer = async () => {
  const { default: MiniSearchIndex } = Module.parse(await loadPeer("minisearch"));
  const index = new MiniSearchIndex({ fields: ["searchText"] });
  const listed = createListedPlaces();
  return {
    add(batch) {
      const first = listed.places.length;
      index.addAll(listed.add(batch).map(({ searchText }, i) => ({ id: first + i, searchText })));
    },
    finish: () => {},
    list({ filters, sort, page, limit }) {
      const compiled = compile(filters, true);
      const { within } = compiled;
      const needle = searchNeedle(filters.search);
      const filter = within && (({ id }: { readonly id: number }) => placeAt(id, within));
      const placeAt = (id: number, test: typeof compiled.listed) => {
        const place = listed.places[id];
        return place !== undefined && test(place);
      };
      const found = index.search(needle === "" ? MiniSearchIndex.wildcard : needle, {
        prefix: true,
        combineWith: "AND",
        ...(filter === null ? {} : { filter }),
      });
      const counter = createCounter(compiled, listed.values);
      const indexes: number[] = [];
      for (const { id } of found) {
        const place = listed.places[id];
        if (place === undefined) continue;
        if (compiled.listed(place)) indexes.push(id);
        counter.see(place);
      }
      return { ids: listed.page(indexes, sort, page, limit), total: indexes.length, counts: counter.counts() };
    },
  };
};
