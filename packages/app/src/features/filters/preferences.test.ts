import { DEFAULT_PREFERENCES, INITIAL_FILTERS, type ListPreferences } from "@flaneur/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { preferencesMachine } from "./preferences.machine.ts";
import {
  FILTER_STORAGE_KEY,
  loadPreferences,
  type PreferenceChanges,
  parsePreferences,
  savePreferences,
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

const liked: ListPreferences = { limit: 96, sortBy: "rating", sortOrder: "desc", transportMode: "walking" };

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
    expect(storage.parsed()).toEqual({ ...DEFAULT_PREFERENCES, limit: 72, advancedOperators });
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
        expect(Object.keys(parsePreferences(text)).sort()).toEqual(["limit", "sortBy", "sortOrder", "transportMode"]);
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
  function start() {
    const saved: PreferenceChanges[] = [];
    const machine = preferencesMachine.provide({ actions: { save: (_, changes) => void saved.push(changes) } });
    const actor = createActor(machine, { input: { preferences: DEFAULT_PREFERENCES } }).start();
    return { actor, saved, preferences: () => actor.getSnapshot().context.preferences };
  }

  it("change with a choice, and only the chosen fields are saved", () => {
    const { actor, saved, preferences } = start();
    const { advancedOperators } = INITIAL_FILTERS;
    actor.send({ type: "preferences.choose", changes: { limit: 96, advancedOperators } });
    expect(preferences()).toEqual({ ...DEFAULT_PREFERENCES, limit: 96 });
    expect(saved).toEqual([{ limit: 96, advancedOperators }]);
  });

  it("adopt the change of another tab without saving it again", () => {
    const { actor, saved, preferences } = start();
    actor.send({ type: "preferences.follow", preferences: liked });
    expect([preferences(), saved]).toEqual([liked, []]);
  });
});
