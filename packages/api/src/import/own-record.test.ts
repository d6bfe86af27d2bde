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
  phone: "+33142345678",
  bookingUrl: "https://example.org/taris/book",
  menuUrl: null,
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

  it("has its pictures in the column 'mediaUrls', or 'pictures' in earlier exports", () => {
    const cell = "https://example.org/a.jpg http://example.org/b.jpg https://example.org/c.jpg";
    const origin = {
      id: "taris",
      source: "osm",
      sourceId: "node/1",
      licence: "ODbL",
      updatedAt: "2026-05-01T00:00:00Z",
    };
    for (const column of ["mediaUrls", "pictures"]) {
      const { mediaUrls, exported } = ownDetails({ ...record, ...origin, [column]: cell });
      expect(mediaUrls).toEqual(["https://example.org/a.jpg", "https://example.org/c.jpg"]);
      expect(exported?.present).toContain("mediaUrls");
    }
    expect(ownDetails({ ...record, ...origin }).exported?.present).not.toContain("mediaUrls");
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
