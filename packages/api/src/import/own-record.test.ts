import { describe, expect, it } from "vitest";
import { isOwnRecord, ownDetails } from "./own-record.ts";

const record = {
  name: "Piscine Jean Taris",
  otherNames: ["Taris Pool"],
  address: "16 Rue Thouin, 75005 Paris",
  types: ["Pool", "Gym"],
  tags: ["Swimming", "Garden"],
  rating: 4,
  placeStatus: "Opening Soon",
  website: "https://example.org/taris",
  openingHours: "Mo-Fr 07:00-20:00",
  wheelchair: "limited",
  enriched: { openingHours: "osm-extract|2026-05" },
  description: "Two pools behind the Panthéon.",
};

describe("a record in this product's format", () => {
  it("is recognised by its address and its list of types", () => {
    expect(isOwnRecord(record)).toBe(true);
    expect(isOwnRecord({ name: "Bar", amenity: "bar" })).toBe(false);
    expect(isOwnRecord({ address: "16 Rue Thouin", type: "Pool" })).toBe(false);
  });

  it("keeps every field, and splits the address into its parts", () => {
    const { address: _, ...fields } = record;
    expect(ownDetails(record)).toEqual({
      ...fields,
      street: "16 Rue Thouin",
      postcode: "75005",
      arrondissement: "75005",
      mediaUrls: [],
    });
  });

  it("loses the spaces around its values, and its rating may have a decimal comma", () => {
    const edited = {
      types: "Bar; Café",
      tags: " Garden ;Swimming",
      rating: "4,5",
      placeStatus: "Just Opened ",
      statusDate: " 2026-11-25",
      wheelchair: " yes",
    };
    expect(ownDetails({ ...record, ...edited })).toMatchObject({
      types: ["Bar", "Café"],
      tags: ["Garden", "Swimming"],
      rating: 4.5,
      placeStatus: "Just Opened",
      statusDate: "2026-11-25",
      wheelchair: "yes",
    });
    expect(ownDetails({ ...record, rating: " " })).toMatchObject({ rating: null });
  });

  it("loses types, tags and values that the product does not know", () => {
    const strange = {
      ...record,
      types: ["Pool", "Aquarium", 7],
      tags: ["Swimming", "Sharks"],
      rating: 11,
      placeStatus: "Flooded",
      website: "javascript:alert(1)",
      wheelchair: "perhaps",
    };
    expect(ownDetails(strange)).toMatchObject({
      types: ["Pool"],
      tags: ["Swimming"],
      rating: null,
      placeStatus: "Open",
      website: null,
      wheelchair: null,
    });
  });
});
