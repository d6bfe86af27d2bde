import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { TAG_CATEGORIES } from "../reference/tags.ts";
import { opensOnSundays } from "./opening-days.ts";
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

  test.each([{}, { amenity: "bench" }, { shop: "vacant" }, { highway: "bus_stop" }])("%j is not listed", (tags) => {
    expect(osmTypes(tags)).toEqual([]);
  });
});

describe("the tags of an OpenStreetMap object", () => {
  it("are in the order of the vocabulary, each once", () => {
    const tags = {
      cuisine: "ramen;Sushi; pizza",
      outdoor_seating: "sidewalk",
      internet_access: "wlan",
      takeaway: "only",
    };
    expect(vocabularyTags(tags)).toEqual(["Terrace", "Pizza", "Japanese", "Takeaway", "Wi-Fi"]);
  });

  it("include none whose value is no", () => {
    const tags = { outdoor_seating: "no", "diet:vegan": "no", wheelchair: "limited", takeaway: "no", historic: "no" };
    expect(vocabularyTags(tags)).toEqual([]);
  });

  it("belong to the vocabulary, whatever the object", () => {
    const vocabulary: readonly string[] = Object.values(TAG_CATEGORIES).flat();
    const keys = fc.constantFrom("cuisine", "shop", "tourism", "organic", "reservation", "historic", "toString");
    const values = fc.constantFrom("yes", "no", "constructor", "crepe;wine", "gallery", "required", "__proto__");
    fc.assert(
      fc.property(fc.dictionary(keys, values), (tags) => {
        expect(vocabularyTags(tags).filter((tag) => !vocabulary.includes(tag))).toEqual([]);
        expect(osmTypes(tags).filter((type) => typeof type !== "string")).toEqual([]);
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
])("wheelchair=%s is %s", (value, wheelchair) => {
  expect(wheelchairOf({ wheelchair: value })).toBe(wheelchair);
});

describe("opening on Sundays", () => {
  test.each([
    "24/7",
    "09:00-18:00",
    "Mo-Su 12:00-00:00",
    "Sa-Mo 10:00-12:00",
    "We-Th, Sa-Mo 12:00-20:00; Fr 12:00-23:00",
    "Mo-Fr 08:00-18:00; Sa,Su 09:00-18:00",
    "Tu-Su 10:00-18:00; PH off",
  ])("%s: yes", (hours) => {
    expect(opensOnSundays(hours)).toBe(true);
  });

  test.each([
    "Mo-Sa 07:00-19:30",
    "Mo-Su 10:00-18:00; Su off",
    "Mo-Fr 12:00-14:00,19:30-23:00",
    "PH 10:00-12:00",
    "Su closed",
    "on appointment",
  ])("%s: no", (hours) => {
    expect(opensOnSundays(hours)).toBe(false);
  });
});
