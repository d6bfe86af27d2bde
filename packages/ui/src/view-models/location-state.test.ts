import { describe, expect, it } from "vitest";
import { en } from "../messages/en/base.ts";
import { enLocation } from "../messages/en/location.ts";
import { locationLabel } from "./location-label.ts";
import { locationDialogState, preciseCoordinates } from "./location-state.ts";

const messages = { ...en, ...enLocation };
const PARIS = { latitude: 48.8643, longitude: 2.369 };
const LYON = { latitude: 45.764, longitude: 4.8357 };
const IDLE = {
  step: "point",
  point: { coordinates: PARIS, match: "exact" },
  suggestions: [],
  marked: null,
  address: null,
  text: "",
  fault: null,
  detection: "possible",
  pending: null,
  confirmed: null,
} as const;

describe("locationLabel", () => {
  it.each([
    ["20 Rue Oberkampf, 75011 Paris, France", "20 Rue Oberkampf, 75011 Paris"],
    ["Rue Oberkampf, Paris", "Rue Oberkampf, Paris"],
  ])("returns the address '%s' without the country: '%s'", (address, label) => {
    expect(locationLabel({ address, coordinates: PARIS })).toBe(label);
  });

  it("returns the coordinates with 4 decimals if the address is unknown", () => {
    expect(locationLabel({ address: null, coordinates: PARIS })).toBe("48.8643, 2.3690");
  });
});

describe("the location dialog", () => {
  it("shows coordinates with 6 decimals", () => {
    expect(preciseCoordinates(PARIS)).toBe("48.864300, 2.369000");
  });

  it("reports whether a point is outside Paris", () => {
    const away = { ...IDLE, point: { coordinates: LYON, match: "exact" as const } };
    expect(locationDialogState(IDLE, messages)).toMatchObject({ region: "paris" });
    expect(locationDialogState(away, messages)).toMatchObject({ region: "outside" });
  });

  it("reports whether a point is the confirmed location", () => {
    const confirmed = { coordinates: PARIS, address: null };
    expect(locationDialogState(IDLE, messages)).toMatchObject({ isConfirmed: false });
    expect(locationDialogState({ ...IDLE, confirmed }, messages)).toMatchObject({ isConfirmed: true });
  });

  it.each([
    ["420 rue Oberkampf", "Rue Oberkampf, 75011 Paris, France", "partial", "420"],
    ["20 rue Oberkampf", "20 Rue Oberkampf, 75011 Paris, France", "partial", null],
    ["rue Oberkamf", "Rue Oberkampf, 75011 Paris, France", "partial", null],
    ["420 rue Oberkampf", "Rue Oberkampf, 75011 Paris, France", "exact", null],
    ["20 rue Oberkampf", "20 Rue Oberkampf, 75011 Paris, France", "estimated", null],
  ] as const)(
    "reports, for '%s' found as '%s' (%s), the unknown house number %s",
    (text, address, match, unknownNumber) => {
      const state = locationDialogState({ ...IDLE, point: { coordinates: PARIS, match }, text, address }, messages);
      expect(state).toMatchObject({ unknownNumber, exactness: match === "estimated" ? "estimated" : "exact" });
    },
  );

  it.each([
    ["empty", "Please enter an address"],
    ["notFound", "We couldn't find that address. Please try again."],
    ["failed", "An error occurred while finding your location. Please try again."],
  ] as const)("shows the text of the address error '%s'", (fault, error) => {
    expect(locationDialogState({ ...IDLE, step: "address", fault }, messages)).toMatchObject({ error });
  });
});
