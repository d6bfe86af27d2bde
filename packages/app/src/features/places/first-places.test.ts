import { RELATED_LIMIT } from "@flaneur/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstPlaces } from "./first-places.ts";

const place = (id: string, ...types: readonly string[]) => ({ id, types });

describe("the places that an empty Favorites tab begins with", () => {
  it("are the best rated place of each of six types, in the order of the ratings", () => {
    const places = [
      place("notre-dame", "Monument"),
      place("orsay", "Museum"),
      place("louvre", "Museum"),
      place("grand-palais", "Monument", "Museum"),
      place("luxembourg", "Park"),
      place("epicure", "Restaurant"),
      place("philharmonie", "Activity", "Monument"),
      place("hemingway", "Bar"),
      place("holybelly", "Café"),
    ];
    expect(firstPlaces(places).map(({ id }) => id)).toEqual([
      "notre-dame",
      "orsay",
      "luxembourg",
      "epicure",
      "hemingway",
      "holybelly",
    ]);
  });

  it("are completed by other places if there are fewer than six types", () => {
    const places = [place("a", "Park"), place("b", "Park"), place("c", "Bar"), place("d", "Bar")];
    expect(firstPlaces(places)).toEqual(places);
  });

  it("are at most six, each once, with as many types as possible", () => {
    const places = fc.uniqueArray(fc.tuple(fc.nat({ max: 200 }), fc.constantFrom("Park", "Bar", "Café", "Museum")), {
      selector: ([id]) => id,
      maxLength: 60,
    });
    fc.assert(
      fc.property(places, (drawn) => {
        const all = drawn.map(([id, type]) => place(`p${id}`, type));
        const first = firstPlaces(all);
        expect(first).toHaveLength(Math.min(RELATED_LIMIT, all.length));
        expect(first).toEqual(all.filter((each) => first.includes(each)));
        const typesOf = (some: typeof all) => new Set(some.flatMap(({ types }) => types));
        expect(typesOf([...first])).toEqual(typesOf(all));
      }),
    );
  });
});
