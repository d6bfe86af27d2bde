import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Claim, PlaceFields } from "../db/place-fields.ts";
import { withClaim, withOperatorFields } from "./claims.ts";
import { boundedClaims, compose } from "./compose.ts";

const fields: PlaceFields = {
  name: "Le Café Noir",

  otherNames: [],
  types: ["Café"],
  tags: [],
  address: "8 Rue des Plantes, 75014 Paris",
  arrondissement: "75014",
  coordinates: { latitude: 48.83, longitude: 2.32 },
  googleMapsUrl: null,
  description: null,
  website: null,
  ...{ phone: null, bookingUrl: null, menuUrl: null },
  openingHours: null,
  wheelchair: null,
  mediaUrls: [],
  placeStatus: "Open",
  statusDate: null,
  rating: null,
};
const claim = (source: string, change: Partial<PlaceFields> = {}, more: Partial<Claim> = {}): Claim => ({
  source,
  sourceId: "1",
  date: "2026-05-01",
  fields: { ...fields, ...change },
  ...more,
});
const OWN = "osm|1";
const composed = (...claims: readonly Claim[]) => compose(claims, OWN).fields;

const text = fc.constantFrom(null, "https://a.example/", "https://b.example/");
const anyClaims = fc.uniqueArray(
  fc.record({
    source: fc.constantFrom("operator", "seed", "osm", "opendatasoft", "google", "csv", "our-guide"),
    sourceId: fc.constantFrom("1", "2"),
    date: fc.constantFrom("2025-01-01", "2026-05-01"),
    fields: fc
      .record({
        name: fc.constantFrom("LE CAFE NOIR", "Le Café Noir", "Café Noir"),
        types: fc.constantFrom(["Café"], ["Restaurant"]),
        address: fc.constantFrom("75014 Paris", "8 Rue des Plantes, 75014 Paris"),
        website: text,
        openingHours: fc.constantFrom(null, "24/7", "Mo 10:00-12:00"),
        placeStatus: fc.constantFrom("Open" as const, "Just Opened" as const, "Permanently Closed" as const),
      })
      .map((change): PlaceFields => ({ ...fields, ...change })),
    weak: fc.constantFrom(undefined, ["types" as const]),
  }),
  { minLength: 1, maxLength: 8, selector: ({ source, sourceId }) => `${source}|${sourceId}` },
);

describe("a place composed from what its sources state", () => {
  it.each(["opendatasoft", "geojson", "csv", "xlsx", "kml", "gpx", "google"])(
    "has the name from OpenStreetMap rather than from a file in the format %s without a source name",
    (format) => {
      expect(composed(claim("osm", { name: "Osm" }), claim(format, { name: "File" })).name).toBe("Osm");
    },
  );

  it("is the same in whatever order the sources were imported", () => {
    const shuffled = anyClaims.chain((claims) =>
      fc.tuple(fc.constant(claims), fc.shuffledSubarray(claims, { minLength: claims.length })),
    );
    fc.assert(
      fc.property(shuffled, ([claims, others]) => {
        const bySteps = others.reduce<readonly Claim[]>(withClaim, []);
        expect(compose(bySteps, OWN)).toEqual(compose(claims, OWN));
        expect(compose(boundedClaims(others, OWN), OWN).fields).toEqual(compose(claims, OWN).fields);
      }),
    );
  });

  it("has a long name in capitals only when no other import writes it normally", () => {
    expect(composed(claim("osm", { name: "LE CAFE NOIR" }), claim("google")).name).toBe("Le Café Noir");
    expect(composed(claim("osm", { name: "LE CAFE NOIR" })).name).toBe("LE CAFE NOIR");
    expect(composed(claim("osm", { name: "Kilo" }), claim("our-guide", { name: "KILO" })).name).toBe("KILO");
  });

  it("has no kind from --type when another source names one", () => {
    const given = claim("our-guide", { types: ["Restaurant"] }, { weak: ["types"] });
    expect(composed(given, claim("google")).types).toEqual(["Café"]);
    expect(composed(given).types).toEqual(["Restaurant"]);
  });

  it("takes the address and the point from one source, preferably from one that names a street", () => {
    const vague = claim("our-guide", { address: "75014 Paris", coordinates: { latitude: 48.84, longitude: 2.33 } });
    const { address, coordinates } = composed(vague, claim("google"));
    expect([address, coordinates]).toEqual([fields.address, fields.coordinates]);
  });

  it("is closed when any source states that it is closed, unless an operator contradicts", () => {
    const closed = claim("google", { placeStatus: "Permanently Closed" });
    expect(composed(claim("seed"), closed).placeStatus).toBe("Permanently Closed");
    const byHand = withOperatorFields([claim("seed"), closed], "x", { placeStatus: "Open" }, "2026-11-25");
    expect(composed(...byHand).placeStatus).toBe("Open");
  });

  it("has what an operator set, also an emptied field", () => {
    const before = [claim("seed", { website: "https://a.example/" }), claim("osm", { website: "https://b.example/" })];
    expect(composed(...withOperatorFields(before, "x", { website: null }, "2026-11-25")).website).toBeNull();
  });

  it("derives the missing day of a status from the day of its source", () => {
    expect(composed(claim("osm", { placeStatus: "Just Opened" })).statusDate).toBe("2026-05-01");
    expect(composed(claim("osm", { placeStatus: "Opening Soon" })).statusDate).toBe("2027-05-01");
    const dated = claim("osm", { placeStatus: "Just Opened", statusDate: "2026-02-03" });
    expect(composed(dated, claim("csv", { statusDate: "2020-01-01" })).statusDate).toBe("2026-02-03");
  });

  it.each([
    ["Just Opened", "2026-05-01"],
    ["Opening Soon", "2027-05-01"],
  ] as const)("keeps the derived day of the status %s when its row changes another field later", (placeStatus, day) => {
    const opened = claim("osm", { placeStatus });
    const later = { date: "2026-11-25" };
    const changed = withClaim([opened], claim("osm", { placeStatus, website: "https://a.example/" }, later));
    expect(composed(...changed)).toMatchObject({ website: "https://a.example/", statusDate: day });
    const again = withClaim(changed, claim("osm", { placeStatus, website: "https://a.example/" }, later));
    expect(again).toBe(changed);
  });

  it("has a new day when its row states a new status", () => {
    const announced = claim("osm", { placeStatus: "Opening Soon" });
    const opened = withClaim([announced], claim("osm", { placeStatus: "Just Opened" }, { date: "2026-11-25" }));
    expect(composed(...opened).statusDate).toBe("2026-11-25");
  });

  it("keeps the day of a status that an operator set when the operator edits another field later", () => {
    const set = withOperatorFields([claim("seed")], "x", { placeStatus: "Just Opened" }, "2026-03-01");
    const edited = withOperatorFields(set, "x", { website: "https://a.example/" }, "2026-11-25");
    expect(composed(...edited)).toMatchObject({ website: "https://a.example/", statusDate: "2026-03-01" });
    const announced = withOperatorFields(edited, "x", { placeStatus: "Opening Soon" }, "2026-11-26");
    expect(composed(...announced).statusDate).toBe("2027-11-26");
  });
});
