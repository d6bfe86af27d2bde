import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pointFrom, pointOf } from "./points.ts";

const LOUVRE = { latitude: 48.86, longitude: 2.34 };
const near = (point: ReturnType<typeof pointOf>) => ({
  latitude: expect.closeTo(point?.latitude ?? 0, 3),
  longitude: expect.closeTo(point?.longitude ?? 0, 3),
});

describe("pointOf", () => {
  it.each([
    "48.86, 2.34",
    "48.86 2.34",
    "48,86; 2,34",
    "2.34, 48.86",
    "{'lon': 2.34, 'lat': 48.86}",
    '{"lon":2.34,"lat":48.86}',
    '{"longitude":"2.34","latitude":"48.86"}',
    '{"type":"Point","coordinates":[2.34,48.86]}',
    "[48.86, 2.34]",
    "(48.86, 2.34)",
    "48,86 2,34",
    "48,86, 2,34",
    "lat: 48.86, lon: 2.34",
    "Latitude = 48.86 ; Longitude = 2.34",
    "geo:48.86,2.34",
    "N48.86 E2.34",
    "https://www.google.com/maps/@48.86,2.34,17z",
    "POINT (2.34 48.86)",
    "SRID=4326;POINT(2.34 48.86)",
    { lat: 48.86, lon: 2.34 },
    { lat: "48.86", lng: "2.34" },
    [48.86, 2.34],
  ])("reads %o", (written) => expect(pointOf(written)).toEqual(LOUVRE));

  it.each([
    [`48°51'36"N 2°20'24"E`],
    ["N 48° 51.6' E 2° 20.4'"],
    ["2°20'24\"E, 48°51'36\"N"],
    ["48° 51′ 36″ N, 2° 20′ 24″ E"],
    ["48.86°, 2.34°"],
    ["48 51 36 N, 2 20 24 E"],
    [`48°51'36" Nord, 2°20'24" Est`],
    [`48° 51' 36" north 2° 20' 24" EAST`],
    ["48.86° Nord, 2.34° Est"],
    ["Nord 48° 51.6' Est 2° 20.4'"],
    ["48 51 36 Nord, 2 20 24 Est"],
  ])("reads the angles of %s", (written) => expect(LOUVRE).toEqual(near(pointOf(written))));

  it.each([
    `48°51'36"N 2°20'24"O`,
    `N 48°51'36" O 2°20'24"`,
    `O 2°20'24", N 48°51'36"`,
    `48°51'36" Nord 2°20'24" Ouest`,
  ])("reads a French west as negative: %s", (written) => {
    expect(pointOf(written)).toEqual(near({ latitude: 48.86, longitude: -2.34 }));
  });

  it.each([
    "",
    "Paris",
    "48.86",
    "48.86, 2.34, 35",
    "POINT EMPTY",
    "{'lat': 48.86",
    "null",
    "{}",
    "48°",
    "a".repeat(400),
  ])("returns null for '%s'", (written) => expect(pointOf(written)).toBeNull());

  it("never throws, whatever the cell holds", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (raw) => void pointOf(raw)));
  });
});

it("the words of directions are read in separate cells, and south and west are negative", () => {
  expect(pointFrom(`48°51'36" Nord`, `2°20'24" Est`)).toEqual(near(LOUVRE));
  expect(pointFrom(`48°51'36" Sud`, `2°20'24" West`)).toEqual(near({ latitude: -48.86, longitude: -2.34 }));
  expect(pointFrom(`48°51'36" South`, `2°20'24" East`)).toEqual(near({ latitude: -48.86, longitude: 2.34 }));
});

it("swapped columns are recognised near Paris only", () => {
  expect(pointFrom("2.34", "48.86")).toEqual(LOUVRE);
  expect(pointFrom("43.3", "5.4")).toEqual({ latitude: 43.3, longitude: 5.4 });
  expect(pointFrom("5.4", "43.3")).toEqual({ latitude: 5.4, longitude: 43.3 });
});
