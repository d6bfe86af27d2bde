import { InvalidGeocodeBody } from "@flaneur/contract";
import { distanceKm } from "@flaneur/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/databases.ts";
import { ARCHIVES, geocodingOver, type Results } from "../../testing/geocoding.ts";

describeOnBoth("the geocoding call", (database) => {
  const { get, ask, forward } = geocodingOver(database);

  it("returns at most five results, all in Paris, for any text and any point", async () => {
    const piece = fc.constantFrom(
      "10",
      "bis",
      "rue",
      "des",
      "Archives",
      "Paris",
      "75004",
      "11e",
      ",",
      "%",
      "_",
      "\\",
      "'",
      '"',
      "temple",
    );
    const text = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 }),
      fc.array(piece, { minLength: 1, maxLength: 10 }).map((words) => words.join(" ")),
    );
    const readable = text.filter((t) => t.trim() !== "" && t.length <= 1_000 && !t.includes("\0") && t.isWellFormed());
    const isInParis = ({ geometry: { location } }: Results[number]) =>
      distanceKm({ latitude: location.lat, longitude: location.lng }, { latitude: 48.8566, longitude: 2.3522 }) < 12;
    await fc.assert(
      fc.asyncProperty(readable, async (address) => {
        expect((await forward(address)).every(isInParis)).toBe(true);
      }),
      { numRuns: 150 },
    );
    const latitude = fc.double({ min: -90, max: 90, noNaN: true }).map((n) => n.toFixed(6));
    const near = fc.double({ min: 48.8, max: 48.92, noNaN: true }).map((n) => n.toFixed(6));
    const longitude = fc.double({ min: 2.2, max: 2.5, noNaN: true }).map((n) => n.toFixed(6));
    await fc.assert(
      fc.asyncProperty(fc.oneof(latitude, near), longitude, async (lat, lng) => {
        expect((await ask({ latlng: `${lat},${lng}` })).every(isInParis)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it("accepts and ignores the other parameters of Google's clients", async () => {
    const google = { key: "AIza", language: "fr", region: "fr", components: "country:FR", bounds: "48.8,2.2|48.9,2.5" };
    expect(await ask({ address: ARCHIVES, ...google })).toHaveLength(1);
    expect((await ask({ latlng: "48.8575, 2.3541", ...google }))[0]?.formatted_address).toBe(ARCHIVES);
  });

  it.each([
    ["", "address", "Send either address or latlng, and not both"],
    ["address=a&latlng=48.8,2.3", "address", "Send either address or latlng, and not both"],
    ["address=", "address", "Please enter an address"],
    ["address=+%0A", "address", "Please enter an address"],
    [`address=${"a".repeat(1_001)}`, "address", "Address must have at most 1000 characters"],
    ["address=%00", "address", "Address must not have characters that cannot be stored; please remove them"],
    ["address=a&address=b", "address", "Address must be a string"],
    ["latlng=48.8,2.3&latlng=48.8,2.3", "latlng", "latlng must be a string"],
    ["latlng=48.8", "latlng", "latlng must be a latitude and a longitude: 48.8566,2.3522"],
    ["latlng=north,2.3", "latlng", "latlng must be a latitude and a longitude: 48.8566,2.3522"],
    ["latlng=91,2.3", "latlng", "latlng must lie within ±90 and ±180 degrees"],
    ["latlng=48.8,-181", "latlng", "latlng must lie within ±90 and ±180 degrees"],
    ["address=Paris&place_id=x", "place_id", "place_id is not a parameter of this call"],
  ])("refuses '%s' with the error fields of both Google's API and our own", async (query, field, sentence) => {
    const answer = await get(query);
    expect(answer.status).toBe(400);
    expect(InvalidGeocodeBody.parse(await answer.json())).toMatchObject({
      status: "INVALID_REQUEST",
      error_message: sentence,
      results: [],
      error: sentence,
      code: "bad_request",
      details: [{ field }],
    });
  });
});
