import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as arbitrary from "../testing/arbitraries.ts";
import { FILTER_CATEGORIES, mapCategories, valuesOf } from "./filter-categories.ts";
import { nearPoint, nearStation } from "./near.ts";
import type { Place } from "./place.ts";
import { type CategoryFilter, NO_FILTERS, type PlaceFilters } from "./place-filters.ts";
import { facetCounts, matches, placeTest } from "./place-matching.ts";

const SOMEWHERE: Place = {
  id: "somewhere",
  name: "Somewhere",
  otherNames: [],
  address: "",
  arrondissement: null,
  neighbourhoods: [],
  types: [],
  tags: [],
  placeStatus: "Open",
  rating: null,
  travelTime: null,
  googleMapsUrl: null,
  website: null,
  ...{ phone: null, bookingUrl: null, menuUrl: null },
  coordinates: null,
  description: null,
  openingHours: null,
  openingHoursSource: null,
  source: null,
  ratingSource: null,
  wheelchair: null,
  isChosen: true,
};

const only = (filters: Partial<PlaceFilters>): PlaceFilters => ({ ...NO_FILTERS, ...filters });

describe("matches", () => {
  it("wants all wishes, also of a place that another category lets in", () => {
    const both = { ...SOMEWHERE, types: ["Museum"], tags: ["Kids", "Free entry"] };
    const [one, none] = [
      { ...both, tags: ["Kids"] },
      { ...both, tags: [] },
    ];
    const filters = only({ wishes: ["Free entry", "Kids"], types: { include: ["Museum"], exclude: [], join: "OR" } });
    expect([both, one, none].map((place) => matches(place, filters))).toEqual([true, false, false]);
  });

  it("returns false for every permanently closed place", () => {
    fc.assert(
      fc.property(arbitrary.place, arbitrary.filters, (place, filters) => {
        expect(matches({ ...place, placeStatus: "Permanently Closed" }, filters)).toBe(false);
      }),
    );
  });

  it("returns true for every place that is not permanently closed if no filter is set", () => {
    fc.assert(
      fc.property(arbitrary.place, (place) => {
        expect(matches(place, NO_FILTERS)).toBe(place.placeStatus !== "Permanently Closed");
      }),
    );
  });

  it("does not take the hours of a hotel's reception for those of its restaurant, unless hotels are asked for", () => {
    const hotel = { ...SOMEWHERE, types: ["Hotel", "Restaurant"], openingHours: "24/7" };
    const kitchen = { ...hotel, openingHours: "Mo-Su 19:00-22:00" };
    const hours = { at: { day: 20_780, minute: 1230 }, states: ["open" as const] };
    const asked = (...include: readonly string[]) => only({ hours, types: { include, exclude: [], join: "AND" } });
    const lists = [asked("Restaurant"), asked("Restaurant", "Hotel"), asked("Hotel"), only({ hours })];
    expect(lists.map((filters) => matches(hotel, filters))).toEqual([false, true, true, true]);
    expect(matches(kitchen, asked("Restaurant"))).toBe(true);
  });

  it("wants all mentioned words, in the name or the description, whatever their case, accents and plural", () => {
    const place = { ...SOMEWHERE, name: "Chez Zoé", description: "Macarons and hot chocolate." };
    const texts = ["macaron", "hot chocolate", "CHOCOLATE zoe", "cold chocolate", "maca"];
    expect(texts.map((mentions) => matches(place, only({ mentions })))).toEqual([true, true, true, false, false]);
  });

  it("lists what is at most the chosen minutes on foot from a named point, and nothing near an unknown name", () => {
    const at = { latitude: 48.8556, longitude: 2.3602 };
    // Ten minutes on foot to the north.
    const place = { ...SOMEWHERE, coordinates: { latitude: at.latitude + 0.0075, longitude: at.longitude } };
    const near = [5, 15].map((minutes) => nearPoint("27 Rue de Rivoli", at, minutes));
    expect([...near, nearStation("Atlantis")].map((each) => matches(place, only({ near: each })))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("treats the included values of a category as alternatives", () => {
    fc.assert(
      fc.property(arbitrary.place, arbitrary.someTypes, arbitrary.someTypes, (place, a, b) => {
        const either = matches(place, only({ types: { include: [a, b], exclude: [], join: "AND" } }));
        const one = matches(place, only({ types: { include: [a], exclude: [], join: "AND" } }));
        const other = matches(place, only({ types: { include: [b], exclude: [], join: "AND" } }));
        expect(either).toBe(one || other);
      }),
    );
  });

  it("returns false for places with the excluded value, and otherwise the same as without filters", () => {
    fc.assert(
      fc.property(arbitrary.place, arbitrary.someTags, (place, tag) => {
        const listed = matches(place, NO_FILTERS);
        expect(matches(place, only({ tags: { include: [], exclude: [tag], join: "AND" } }))).toBe(
          listed && !place.tags.includes(tag),
        );
      }),
    );
  });

  it("combines categories from left to right", () => {
    const types = { include: ["Bar"], exclude: [], join: "AND" } as const;
    const tags = { include: ["Quiet"], exclude: [], join: "AND" } as const;
    const arrondissements = { include: ["75003"], exclude: [], join: "AND" } as const;
    fc.assert(
      fc.property(arbitrary.place, (place) => {
        const [t, g, a] = [only({ types }), only({ tags }), only({ arrondissements })].map((f) => matches(place, f));
        const or = { join: "OR" } as const;
        expect(matches(place, only({ types, tags: { ...tags, ...or }, arrondissements }))).toBe((t || g) && a);
        expect(matches(place, only({ types, tags, arrondissements: { ...arrondissements, ...or } }))).toBe(
          (t && g) || a,
        );
      }),
    );
  });

  it("finds names and addresses regardless of case, accents, ligatures and apostrophes", () => {
    const named = { ...SOMEWHERE, name: "L’Œuf à la Crêperie", address: "3 Rue Saint-Paul" };
    for (const search of ["creperie", "oeuf", "ŒUF", "l'oeuf", "saint paul", " crêpe"]) {
      expect(matches(named, only({ search })), search).toBe(true);
    }
    expect(matches(named, only({ search: "crepes" }))).toBe(false);
  });

  it("excludes places without coordinates when a travel time is set", () => {
    const travel = { from: { latitude: 48.86, longitude: 2.35 }, maxMinutes: 120, mode: "transit" as const };
    fc.assert(
      fc.property(arbitrary.place, (place) => {
        expect(matches({ ...place, coordinates: null }, only({ travel }))).toBe(false);
      }),
    );
  });
});

describe("placeTest", () => {
  it("reads the search and the point once, however many places are tested", () => {
    let reads = 0;
    const filters: PlaceFilters = {
      ...NO_FILTERS,
      get search() {
        reads += 1;
        return "some";
      },
      get near() {
        reads += 1;
        return nearStation("Atlantis");
      },
    };
    const test = placeTest(filters);
    for (let count = 0; count < 100; count += 1) expect(test(SOMEWHERE)).toBe(false);
    expect(reads).toBe(2);
  });
});

describe("facetCounts", () => {
  it("counts the places that have the value and match all other filters, if AND joins the categories", () => {
    fc.assert(
      fc.property(arbitrary.places, arbitrary.filters, (places, random) => {
        const filters: PlaceFilters = {
          ...random,
          ...mapCategories((category): CategoryFilter => ({ ...random[category], join: "AND" })),
        };
        for (const category of FILTER_CATEGORIES) {
          const others = { ...filters, [category]: { ...filters[category], include: [] } };
          for (const { value, count } of facetCounts(places, filters, category)) {
            const having = places.filter((p) => matches(p, others) && valuesOf(p, category).includes(value));
            expect(count).toBe(having.length);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it("does not depend on the included values of the category that is counted", () => {
    fc.assert(
      fc.property(arbitrary.places, arbitrary.filters, (places, filters) => {
        for (const category of FILTER_CATEGORIES) {
          const unchosen = { ...filters, [category]: { ...filters[category], include: [] } };
          expect(facetCounts(places, filters, category)).toEqual(facetCounts(places, unchosen, category));
        }
      }),
      { numRuns: 50 },
    );
  });

  const named = (name: string, types: readonly string[], tags: readonly string[]): Place => ({
    ...SOMEWHERE,
    id: name,
    name,
    types,
    tags,
  });
  const places = [named("a", ["Bar"], ["Quiet"]), named("b", ["Bar"], ["Lively"]), named("c", ["Park"], ["Quiet"])];
  const countOf = (filters: Partial<PlaceFilters>, category: "types" | "tags") =>
    Object.fromEntries(facetCounts(places, only(filters), category).map(({ value, count }) => [value, count]));

  it("counts, for each value, the places that have the value or match the other categories, if OR joins the categories", () => {
    const types = { include: ["Bar"], exclude: [], join: "AND" } as const;
    const tags = { include: [], exclude: [], join: "OR" } as const;
    expect(countOf({ types, tags }, "tags")).toEqual({ Lively: 2, Quiet: 3 });
  });

  it("does not count places with an excluded value, whichever category is counted, if AND joins the categories", () => {
    expect(countOf({ tags: { include: [], exclude: ["Quiet"], join: "AND" } }, "tags")).toEqual({ Lively: 1 });
    expect(countOf({ tags: { include: [], exclude: ["Quiet"], join: "AND" } }, "types")).toEqual({ Bar: 1 });
  });
});

describe("the counts of wishes", () => {
  it("are the lengths of the lists with one more wish", () => {
    fc.assert(
      fc.property(arbitrary.places, arbitrary.filters, (places, filters) => {
        const counts = new Map(facetCounts(places, filters, "wishes").map(({ value, count }) => [value, count]));
        for (const tag of new Set(places.flatMap(({ tags }) => tags))) {
          const wished = { ...filters, wishes: [...filters.wishes, tag] };
          expect(counts.get(tag) ?? 0).toBe(places.filter(placeTest(wished)).length);
        }
      }),
    );
  });
});
