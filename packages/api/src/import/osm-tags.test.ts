import { TAG_CATEGORIES } from "@flaneur/domain";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { vocabularyTags, wheelchairOf } from "./osm-tags.ts";
import { osmTypes } from "./osm-types.ts";

describe("the types of an OpenStreetMap object", () => {
  test.each([
    [{ amenity: "restaurant" }, ["Restaurant"]],
    [{ amenity: "fast_food" }, ["Restaurant"]],
    [{ amenity: "pub" }, ["Bar"]],
    [{ amenity: "cafe", shop: "bakery" }, ["Café", "Bakery"]],
    [{ amenity: "cafe", shop: "tobacco" }, ["Café"]],
    [{ shop: "pastry" }, ["Bakery"]],
    [{ shop: "books" }, ["Store"]],
    [{ amenity: "restaurant", tourism: "hotel" }, ["Restaurant", "Hotel"]],
    [{ tourism: "museum", historic: "castle" }, ["Museum", "Monument"]],
    [{ leisure: "fitness_centre" }, ["Gym"]],
    [{ leisure: "swimming_pool" }, ["Pool"]],
    [{ amenity: "marketplace" }, ["Market"]],
    [{ amenity: "cinema" }, ["Cinema"]],
    [{ amenity: "nightclub" }, ["Club"]],
    [{ tourism: "viewpoint" }, ["Spot"]],
    [{ tourism: "zoo" }, ["Activity"]],
    [{ leisure: "garden" }, ["Park"]],
  ])("%j are %j", (tags, types) => {
    expect(osmTypes(tags)).toEqual(types);
  });

  test.each([{}, { amenity: "bench" }, { shop: "vacant" }, { highway: "bus_stop" }])("%j are []", (tags) => {
    expect(osmTypes(tags)).toEqual([]);
  });
});

describe("the tags of an OpenStreetMap object", () => {
  it("follow the order of the vocabulary without duplicates", () => {
    const tags = {
      cuisine: "ramen;Sushi; pizza",
      outdoor_seating: "sidewalk",
      internet_access: "wlan",
      takeaway: "only",
    };
    expect(vocabularyTags(tags)).toEqual(["Terrace", "Pizza", "Japanese", "Takeaway", "Wi-Fi"]);
  });

  it("exclude features that the object lacks, and step-free access if it is limited", () => {
    const tags = { outdoor_seating: "no", "diet:vegan": "no", wheelchair: "limited", takeaway: "no", historic: "no" };
    expect(vocabularyTags(tags)).toEqual([]);
  });

  it.each([
    [{ brunch: "yes" }, ["Brunch"]],
    [{ breakfast: "buffet", "breakfast:brunch": "Sa,Su" }, ["Breakfast", "Brunch"]],
    [{ internet_access: "terminal; wlan" }, ["Wi-Fi"]],
    [{ "diet:vegan": "only", "diet:vegetarian": "only" }, ["Vegetarian", "Vegan"]],
    [{ highchair: "2" }, ["Kids"]],
    [{ amenity: "bar", opening_hours: "Mo-Su 18:00-02:00" }, ["Late night"]],
    [{ amenity: "bar", opening_hours: "Mo-Su 18:00-23:00" }, []],
    [{ tourism: "hotel", opening_hours: "24/7" }, []],
    [{ amenity: "cafe", cuisine: "teahouse" }, ["Tea"]],
  ])("of %j are %j", (tags, expected) => {
    expect(vocabularyTags(tags)).toEqual(expected);
  });

  it("are all in the vocabulary, whatever the object", () => {
    const vocabulary: readonly string[] = Object.values(TAG_CATEGORIES).flat();
    const keys = fc.constantFrom("cuisine", "shop", "amenity", "organic", "opening_hours", "breakfast", "toString");
    const values = fc.constantFrom("yes", "no", "constructor", "crepe;wine", "bar", "24/7", "__proto__");
    fc.assert(
      fc.property(fc.dictionary(keys, values), (tags) => {
        expect(vocabularyTags(tags).filter((tag) => !vocabulary.includes(tag))).toEqual([]);
      }),
    );
  });
});

test.each([
  ["yes", "yes"],
  ["designated", "yes"],
  ["partial", "limited"],
  ["no", "no"],
  ["toString", null],
])("wheelchairOf returns for wheelchair=%s: %s", (value, wheelchair) => {
  expect(wheelchairOf({ wheelchair: value })).toBe(wheelchair);
});
