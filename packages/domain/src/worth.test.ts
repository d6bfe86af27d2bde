import { describe, expect, it } from "vitest";
import { nearPoint } from "./near.ts";
import type { Place } from "./place.ts";
import { NO_FILTERS, type PlaceFilters } from "./place-filters.ts";
import { comparePlaces } from "./place-sort.ts";

const PLAIN: Place = {
  id: "plain",
  name: "Plain",
  otherNames: [],
  address: "",
  arrondissement: null,
  neighbourhoods: [],
  types: ["Bar"],
  tags: [],
  placeStatus: "Open",
  rating: 4.2,
  travelTime: null,
  googleMapsUrl: null,
  website: null,
  ...{ phone: null, bookingUrl: null, menuUrl: null },
  coordinates: { latitude: 48.86, longitude: 2.35 },
  description: null,
  openingHours: null,
  openingHoursSource: null,
  source: null,
  ratingSource: null,
  wheelchair: null,
  isChosen: true,
};
const types = (...include: readonly string[]) => ({ include, exclude: [], join: "AND" as const });
/** Monday, 23 November 2026, 12:00. */
const NOON = { day: 20_780, minute: 720 };

/** Returns the names in the order 'Recommended' of some places, which are given as changes of PLAIN. */
function recommended(filters: Partial<PlaceFilters>, ...changes: readonly Partial<Place>[]): readonly string[] {
  const places = changes.map((change, at) => ({ ...PLAIN, id: `p${at}`, ...change }));
  const sort = { field: "recommended", order: "desc" } as const;
  return places.sort(comparePlaces(sort, { ...NO_FILTERS, ...filters })).map(({ name }) => name);
}

describe("the order 'Recommended'", () => {
  it("lists the best rated first, and places without a rating last", () => {
    expect(recommended({}, { name: "None", rating: null }, { name: "Low", rating: 4 }, { name: "High" })).toEqual([
      "High",
      "Low",
      "None",
    ]);
  });

  it("lists chosen places before better rated others", () => {
    expect(recommended({}, { name: "Other", rating: 5, isChosen: false }, { name: "Chosen" })).toEqual([
      "Chosen",
      "Other",
    ]);
  });

  it("lists places whose own words have the search before those that have it in their address", () => {
    const address = { name: "Bar", address: "1 Rue du Louvre", rating: 4.9 };
    const museum = { name: "Musée du Louvre", isChosen: false, rating: null };
    expect(recommended({ search: "louvre" }, address, museum)).toEqual(["Musée du Louvre", "Bar"]);
  });

  it("lists places that are first of all of a chosen type before others that have the type, too", () => {
    const cinema = { name: "Cinema", types: ["Cinema", "Bar"], rating: 4.9 };
    expect(recommended({ types: types("Bar") }, cinema, { name: "Bar" })).toEqual(["Bar", "Cinema"]);
  });

  it("lists hotels after other places, unless hotels are asked for", () => {
    const hotel = { name: "Hotel", types: ["Hotel", "Bar"], rating: 4.9 };
    expect(recommended({}, hotel, { name: "Bar" })).toEqual(["Bar", "Hotel"]);
    expect(recommended({ types: types("Hotel", "Bar") }, hotel, { name: "Bar" })).toEqual(["Hotel", "Bar"]);
  });

  it("lists open places first among equally rated ones, then those of unknown hours, if the list has a moment", () => {
    const places = [
      { name: "A closed", openingHours: "Mo 18:00-20:00" },
      { name: "B unknown" },
      { name: "C open", openingHours: "Mo 09:00-18:00" },
    ];
    expect(recommended({ hours: { at: NOON, states: [] } }, ...places)).toEqual(["C open", "B unknown", "A closed"]);
  });

  it("lists places whose description mentions a wish before others with its tag", () => {
    const places = [{ name: "A tagged" }, { name: "B known for it", description: "Brunches all day." }];
    expect(recommended({ wishes: ["Brunch"] }, ...places)).toEqual(["B known for it", "A tagged"]);
  });

  it("lists the nearest first in a list with 'Near …', whatever their rating", () => {
    const near = nearPoint("Here", { latitude: 48.87, longitude: 2.35 });
    const places = [
      { name: "Far", rating: 4.9 },
      { name: "Close", rating: 3, coordinates: { latitude: 48.869, longitude: 2.35 } },
      { name: "Nowhere", rating: 5, coordinates: null },
    ];
    expect(recommended({ near }, ...places)).toEqual(["Close", "Far", "Nowhere"]);
  });

  it("lists the nearest to the visitor first among equals, then those of which more is known, then by name", () => {
    const places = [
      { name: "D" },
      { name: "C" },
      { name: "B", website: "https://b.example" },
      { name: "A", travelTime: 20 },
      { name: "E", travelTime: 9 },
    ];
    expect(recommended({}, ...places)).toEqual(["E", "A", "B", "C", "D"]);
  });
});
