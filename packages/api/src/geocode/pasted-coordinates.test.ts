import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCoordinates } from "./pasted-coordinates.ts";

const PLACE =
  "https://www.google.com/maps/place/Tour+Eiffel/@48.8583701,2.2922926,17z/data=!4m6!8m2!3d48.8566!4d2.3522";

describe("coordinates in a text", () => {
  it.each([
    "48.8566, 2.3522",
    "48.8566,2.3522",
    " 48.8566   2.3522 ",
    "(48.8566, 2.3522)",
    "48,8566 2,3522",
    "48,8566; 2,3522",
    "48.8566, 2.3522, Paris, France",
    "48.8566° N, 2.3522° E",
    "N 48.8566, E 2.3522",
    "geo:48.8566,2.3522",
    "48°51'23.76\"N 2°21'07.92\"E",
    "48° 51′ 23,76″ N, 2° 21′ 7,92″ E",
    "N 48° 51.396' E 2° 21.132'",
    "N48°51.396' E002°21.132'",
    "N 48 51.396 E 2 21.132",
    "48° 51,396' N, 2° 21,132' E",
    "48°51.396’N 2°21.132’E",
    "48°51.396' 2°21.132'",
    "E 2° 21.132' N 48° 51.396'",
    "48°51′23,76″ nord, 2°21′7,92″ est",
    "48 51 23.76 N 2 21 7.92 E",
    "48º51'23.76\"N 2º21'7.92\"E",
    "Lat: 48.8566, Lon: 2.3522",
    "latitude 48.8566 longitude 2.3522",
    "https://www.google.com/maps/@48.8566,2.3522,15z",
    "https://maps.google.com/?q=48.8566,2.3522",
    "https://www.openstreetmap.org/#map=17/48.8566/2.3522",
    "https://www.openstreetmap.org/?mlat=48.8566&mlon=2.3522#map=15/48.85/2.34",
    "https://maps.apple.com/?ll=48.8566,2.3522",
    PLACE,
  ])("are parsed: %s", (text) => {
    const { latitude, longitude } = parseCoordinates(text) ?? { latitude: 0, longitude: 0 };
    expect([latitude.toFixed(4), longitude.toFixed(4)]).toEqual(["48.8566", "2.3522"]);
  });

  it("have a negative longitude with the letter W or O", () => {
    expect(parseCoordinates("48.8566 N, 2.3522 W")?.longitude).toBe(-2.3522);
    expect(parseCoordinates("48°51'24\"N 2°21'03\"O")?.longitude).toBeCloseTo(-2.35083, 4);
    expect(parseCoordinates("48° 51.4' N 2° 21.132' ouest")?.longitude).toBeCloseTo(-2.3522, 4);
  });

  it.each([
    "",
    "10 rue de Rivoli",
    "12, 75011",
    "48 2",
    "75011 Paris",
    "91.5, 2.3522",
    "48.8566, 181.5",
    "48.8566",
    "1.2.3, 4.5",
    "https://example.com/48.8566/2.3522",
    "48 51 23 2 21 7",
    "N 48° 51.396' N 2° 21.132'",
    "48° 75.4' N 2° 21.132' E",
    "2e étage 12 rue du Bac",
    `${"48.8566, ".repeat(100)}2.3522`,
  ])("are not found in '%s'", (text) => expect(parseCoordinates(text)).toBeNull());

  it("survive a round trip with six decimals", () => {
    const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true }).map((n) => Number(n.toFixed(6)));
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const text = `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
        expect(parseCoordinates(text)).toEqual({ latitude: latitude + 0, longitude: longitude + 0 });
      }),
    );
  });
});
