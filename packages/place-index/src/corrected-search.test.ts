import { MAX_SEARCH_LENGTH, NO_FILTERS, type PlaceFilters } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { correctedSearch } from "./corrected-search.ts";

const filters: PlaceFilters = {
  ...NO_FILTERS,
  search: "lourve",
  tags: { include: ["Quiet"], exclude: [], join: "AND" },
};

/** Corrects a search, by default 'lourve', with fixed candidates, and records the filters that were counted. */
function trial(suggested: readonly string[], totals: Readonly<Record<string, number>>, search = filters.search) {
  const tried: PlaceFilters[] = [];
  const suggestion = correctedSearch({ suggest: () => suggested }, { ...filters, search }, (each) => {
    tried.push(each);
    return totals[each.search] ?? 0;
  });
  return { suggestion, tried };
}

describe("the suggested search", () => {
  it("is the first correction that finds places under the same filters", () => {
    const { suggestion, tried } = trial(["Lourmel", "Louvre", "Lourdes"], { Louvre: 4, Lourdes: 9 });
    expect(suggestion).toEqual({ search: "Louvre", total: 4 });
    expect(tried).toEqual([
      { ...filters, search: "Lourmel" },
      { ...filters, search: "Louvre" },
    ]);
  });

  it("is null when no correction finds a place, after five tries", () => {
    const { suggestion, tried } = trial(["a", "b", "c", "d", "e", "f"], {});
    expect([suggestion, tried.length]).toEqual([null, 5]);
  });

  it("differs from the search without results, and is not longer than a search may be", () => {
    const tooLong = "Louvre".padEnd(MAX_SEARCH_LENGTH + 1, "e");
    expect(trial(["Loûrve", tooLong], { Loûrve: 1, [tooLong]: 1 })).toEqual({ suggestion: null, tried: [] });
  });

  it("is null for a search about what no list has", () => {
    expect(trial(["Toinette"], { Toinette: 1 }, "toilettes").suggestion).toBeNull();
  });

  it("is null without a search", () => {
    expect(trial(["Louvre"], { Louvre: 4 }, "").suggestion).toBeNull();
  });
});
