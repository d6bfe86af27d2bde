import { describe, expect, it } from "vitest";
import { nearbyPlaces } from "./nearby.ts";
import { nearestStations, stationNamed } from "./stations.ts";

const HERE = { latitude: 48.8566, longitude: 2.3522 };
/** Returns a point some metres north of `HERE`. A degree of latitude is 111.195 km. */
const north = (metres: number) => ({ ...HERE, latitude: HERE.latitude + metres / 111_195 });
const at = (id: string, metres: number, isChosen = true) => ({ id, coordinates: north(metres), isChosen });

describe("nearby places", () => {
  it("are the four nearest within 1,200 m, nearest first, without the place itself", () => {
    const others = [at("e", 500), at("a", 1_190), at("b", 400), at("d", 300), at("c", 10), at("place", 0)];
    expect(nearbyPlaces(at("place", 0), others).map(({ id }) => id)).toEqual(["c", "d", "b", "e"]);
    expect(nearbyPlaces(at("place", 0), [at("near", 1_199), at("far", 1_201)]).map(({ id }) => id)).toEqual(["near"]);
  });

  it("are in the order of their ids when their distances are equal", () => {
    expect(nearbyPlaces(at("place", 0), [at("b", 50), at("a", 50)]).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("are chosen ones first among those with the same minutes on foot", () => {
    const others = [at("imported", 220, false), at("chosen", 240), at("far", 320)];
    expect(nearbyPlaces(at("place", 0), others).map(({ id }) => id)).toEqual(["chosen", "imported", "far"]);
  });

  it("are an empty list when the position of the place, or of the others, is unknown", () => {
    const nowhere = { id: "nowhere", coordinates: null, isChosen: true };
    expect(nearbyPlaces(nowhere, [at("a", 0)])).toEqual([]);
    expect(nearbyPlaces(at("place", 0), [nowhere])).toEqual([]);
  });
});

describe("the nearest stations", () => {
  /** The southernmost station. */
  const ITALIE = { latitude: 48.81922, longitude: 2.3597 };
  const southOfItalie = (metres: number) => ({ ...ITALIE, latitude: ITALIE.latitude - metres / 111_195 });

  it("are those within 1,200 m, nearest first, with the minutes on foot", () => {
    expect(nearestStations(HERE, 2)).toEqual([
      { name: "Hôtel de Ville", kind: "metro", minutes: 1 },
      { name: "Cité", kind: "metro", minutes: 5 },
    ]);
    expect(nearestStations(southOfItalie(1_199), 2)).toMatchObject([{ name: "Porte d'Italie", minutes: 14 }]);
    expect(nearestStations(southOfItalie(1_201), 2)).toEqual([]);
  });

  it("have the kind 'rer' if the RER stops there and the metro does not", () => {
    expect(nearestStations({ latitude: 48.8559, longitude: 2.2898 }, 1)).toMatchObject([
      { name: "Champ de Mars", kind: "rer" },
    ]);
  });
});

describe("a station", () => {
  it("is found by its name, whatever its case, accents and hyphens", () => {
    expect(["hotel de ville", "BARBES ROCHECHOUART", "nowhere"].map((name) => stationNamed(name)?.name)).toEqual([
      "Hôtel de Ville",
      "Barbès-Rochechouart",
      undefined,
    ]);
  });
});
