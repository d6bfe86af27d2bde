import { DEFAULT_PREFERENCES, INITIAL_FILTERS, type ListPreferences } from "@flaneur/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createStore } from "../../page/store.ts";
import {
  FILTER_STORAGE_KEY,
  loadPreferences,
  parsePreferences,
  savePreferences,
  setPreferences,
} from "./preferences.storage.ts";

function memory(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
    parsed: () => JSON.parse(kept ?? "null"),
  };
}

const liked: ListPreferences = {
  ...DEFAULT_PREFERENCES,
  ...{ limit: 96, sortBy: "rating", sortOrder: "desc", sorting: "chosen", transportMode: "walking" },
};

describe("the stored preferences", () => {
  it("are read as they were stored", () => {
    const storage = memory(null);
    savePreferences(() => storage, liked);
    expect(loadPreferences(() => storage)).toEqual(liked);
    expect(FILTER_STORAGE_KEY).toBe("filter-storage");
  });

  it("consist of exactly the five fields of §3 after one field was chosen", () => {
    const storage = memory(null);
    savePreferences(() => storage, { limit: 72 });
    const { advancedOperators } = INITIAL_FILTERS;
    const { sortBy, sortOrder, transportMode } = DEFAULT_PREFERENCES;
    expect(storage.parsed()).toEqual({ sortBy, sortOrder, transportMode, limit: 72, advancedOperators });
  });

  it("say that an order was picked, which the name as the order of an earlier version does not", () => {
    const storage = memory('{"limit":48,"sortBy":"name","sortOrder":"asc","transportMode":"transit"}');
    expect(loadPreferences(() => storage).sorting).toBe("usual");
    savePreferences(() => storage, { sortBy: "name", sortOrder: "asc", sorting: "chosen" });
    savePreferences(() => storage, { limit: 72 });
    expect(loadPreferences(() => storage).sorting).toBe("chosen");
  });

  it("are not written when nothing changes", () => {
    const storage = memory(null);
    savePreferences(() => storage, { advancedOperators: INITIAL_FILTERS.advancedOperators });
    expect(storage.parsed()).toBeNull();
  });

  it("keep the choices made in another tab", () => {
    const storage = memory(null);
    savePreferences(() => storage, { sortBy: "rating", sortOrder: "desc" });
    savePreferences(() => storage, { limit: 96 });
    expect(loadPreferences(() => storage)).toMatchObject({ sortBy: "rating", sortOrder: "desc", limit: 96 });
  });

  it("fall back to the defaults for every field that cannot be read", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Object.keys(parsePreferences(text)).sort()).toEqual(Object.keys(DEFAULT_PREFERENCES).sort());
      }),
    );
    for (const damaged of ["{", "null", '"text"', "[]", '{"limit":-1,"sortBy":"price","sortOrder":7}']) {
      expect(parsePreferences(damaged)).toEqual(DEFAULT_PREFERENCES);
    }
    expect(parsePreferences('{"limit":7,"sortBy":"rating"}')).toEqual({ ...DEFAULT_PREFERENCES, sortBy: "rating" });
  });

  it("are the defaults, and saving does not throw, when the browser forbids the storage", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(loadPreferences(forbidden)).toEqual(DEFAULT_PREFERENCES);
    expect(() => savePreferences(forbidden, liked)).not.toThrow();
  });
});

describe("the preferences of a page", () => {
  it("change in the chosen fields only", () => {
    const preferences = createStore(DEFAULT_PREFERENCES);
    setPreferences(preferences, { limit: 96 });
    expect(preferences.get()).toEqual({ ...DEFAULT_PREFERENCES, limit: 96 });
  });

  it("stay the same object while they are equal", () => {
    const preferences = createStore(DEFAULT_PREFERENCES);
    setPreferences(preferences, { ...DEFAULT_PREFERENCES });
    expect(preferences.get()).toBe(DEFAULT_PREFERENCES);
  });
});
