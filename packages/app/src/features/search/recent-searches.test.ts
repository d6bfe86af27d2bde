import { expect, it } from "vitest";
import { createRecentSearches, RECENT_SEARCHES_KEY } from "./recent-searches.ts";

function newSearches(stored?: string) {
  const values = new Map<string, string>(stored === undefined ? [] : [[RECENT_SEARCHES_KEY, stored]]);
  const searches = createRecentSearches(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }));
  return { searches, values };
}

it("the last five questions are kept, newest first, each once whatever its case", () => {
  const { searches } = newSearches();
  for (const text of ["a", "b", "c", "d", "e", "f", " B ", ""]) searches.add(text);
  expect(searches.read()).toEqual(["B", "f", "e", "d", "c"]);
});

it("a question can be removed, and all of them, which leaves nothing in the storage", () => {
  const { searches, values } = newSearches();
  for (const text of ["brunch", "pizza 11e"]) searches.add(text);
  searches.remove("brunch");
  expect(searches.read()).toEqual(["pizza 11e"]);
  searches.clear();
  expect(searches.read()).toEqual([]);
  expect(values.size).toBe(0);
});

it.each(["{", "7", '["brunch", 7, "", {}]'])("invalid stored questions are left out: %s", (stored) => {
  expect(newSearches(stored).searches.read()).toEqual(stored.startsWith("[") ? ["brunch"] : []);
});

it("stored questions are bounded in number and length", () => {
  const stored = JSON.stringify(Array.from({ length: 50 }, (_, at) => `${at}${"x".repeat(5000)}`));
  const texts = newSearches(stored).searches.read();
  expect(texts).toHaveLength(5);
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(1000);
});

it("a blocked storage has no questions, and adding one is no error", () => {
  const searches = createRecentSearches(() => {
    throw new Error("The storage is blocked.");
  });
  searches.add("brunch");
  expect(searches.read()).toEqual([]);
});
