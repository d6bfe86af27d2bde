import { describe, expect, it } from "vitest";
import { osmTypes } from "../osm-types.ts";
import { OSM_KINDS } from "./kinds.ts";
import { elementsQuery, kindQuery } from "./queries.ts";

describe("the query of a kind", () => {
  it("selects named elements in the area of Paris, also by one of several values", () => {
    const query = kindQuery({ name: "cafes", selectors: [["amenity", ["cafe", "ice_cream"]]] });
    expect(query).toBe(
      '[out:json][timeout:180];area(3600007444)->.paris;(nwr["amenity"~"(^|;) ?(cafe|ice_cream)(;|$)"]["name"](area.paris););out center qt;',
    );
  });

  it("selects only values that the importer lists", () => {
    const values = OSM_KINDS.flatMap(({ selectors }) =>
      selectors.flatMap(([key, list]) => list.map((value) => [key, value] as const)),
    );
    expect(values.length).toBeGreaterThan(40);
    expect(values.filter(([key, value]) => osmTypes({ [key]: value }).length === 0)).toEqual([]);
  });
});

describe("the query of elements", () => {
  it("names nodes, ways and relations by their numbers, and leaves out other ids", () => {
    expect(elementsQuery(["node/1", "way/2", "node/3", "node/4);out;"])).toBe(
      "[out:json][timeout:180];(node(id:1,3);way(id:2););out center qt;",
    );
  });
});
