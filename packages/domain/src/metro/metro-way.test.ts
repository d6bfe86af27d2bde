import { describe, expect, it } from "vitest";
import { METRO_HOPS, METRO_LINES, METRO_PLATFORMS, METRO_STATIONS } from "../generated/metro-network.ts";
import type { Coordinates } from "../place.ts";
import { distanceKm, walkingMinutes } from "../travel.ts";
import { quickestMetroWay, WAITING_SECONDS } from "./metro-way.ts";

function at(name: string): Coordinates {
  const [, latitude, longitude] = METRO_STATIONS.find(([each]) => each === name) ?? [];
  if (latitude === undefined || longitude === undefined) throw new Error(`There is no station ${name}.`);
  return { latitude, longitude };
}
const between = (from: string, to: string) => quickestMetroWay(at(from), at(to));
/** Returns the minutes in the train of a way without changes: all minutes except for waiting. */
const ridingMinutes = (from: string, to: string) => (between(from, to)?.minutes ?? 0) - WAITING_SECONDS / 60;
/** Writes a way as `Abbesses 12, Concorde 1, Tuileries`. */
const written = (from: string, to: string) => {
  const legs = between(from, to)?.legs ?? [];
  return [...legs.map(({ from: start, line }) => `${start} ${line}`), legs.at(-1)?.to].join(", ");
};

describe("the network of the metro", () => {
  it("has 16 lines, and every platform of every station has a ride", () => {
    expect(METRO_LINES).toHaveLength(16);
    const served = new Set(METRO_PLATFORMS.map(([station]) => station));
    expect(served.size).toBe(METRO_STATIONS.length);
    const connected = new Set([...METRO_HOPS.map(([from]) => from), ...METRO_HOPS.map(([, to]) => to)]);
    expect(connected.size).toBe(METRO_PLATFORMS.length);
  });

  it.each([
    ["Châtelet", "Rosny-Bois-Perrier", 24],
    ["Aéroport d'Orly", "Châtelet", 25],
    ["Aéroport d'Orly", "Saint-Denis - Pleyel", 40],
  ])("takes a passenger from %s to %s within 2 minutes of the published %i minutes", (from, to, published) => {
    expect(Math.abs(ridingMinutes(from, to) - published)).toBeLessThanOrEqual(2);
  });
});

describe("the quickest way by metro", () => {
  it("names the line of each ride, and where it begins and ends", () => {
    expect(written("Abbesses", "Tuileries")).toBe("Abbesses 12, Concorde 1, Tuileries");
    expect(written("Gare du Nord", "Tuileries")).toBe("Gare du Nord 4, Châtelet 1, Tuileries");
  });

  it("includes the walks at both ends, at 5 km per hour", () => {
    const start = at("Abbesses");
    const north = { ...start, latitude: start.latitude + 0.003 };
    const walk = (distanceKm(start, north) / 5) * 60;
    const minutes = (from: Coordinates, to: Coordinates) => quickestMetroWay(from, to)?.minutes ?? 0;
    const direct = minutes(start, at("Tuileries"));
    expect(Math.abs(minutes(north, at("Tuileries")) - direct - walk)).toBeLessThanOrEqual(1);
    const back = minutes(at("Tuileries"), start);
    expect(Math.abs(minutes(at("Tuileries"), north) - back - walk)).toBeLessThanOrEqual(1);
  });

  it("returns the walk from the last station in whole minutes", () => {
    const end = at("Tuileries");
    const far = { ...end, latitude: end.latitude + 0.003 };
    expect(quickestMetroWay(at("Abbesses"), end)?.lastWalkMinutes).toBe(0);
    const way = quickestMetroWay(at("Porte de la Chapelle"), far);
    const last = at(way?.legs.at(-1)?.to ?? "");
    expect(way?.lastWalkMinutes).toBe(walkingMinutes(distanceKm(last, far)));
    expect(way?.lastWalkMinutes).toBeGreaterThan(0);
  });

  it("changes trains between the two branches of a line", () => {
    expect(between("Saint-Denis - Université", "Les Courtilles")?.legs).toEqual([
      { line: "13", from: "Saint-Denis - Université", to: "La Fourche" },
      { line: "13", from: "La Fourche", to: "Les Courtilles" },
    ]);
    expect(between("Châtillon-Montrouge", "Les Courtilles")?.legs).toHaveLength(1);
  });

  it("leads through the loop of line 10 only in the direction of the trains", () => {
    expect(written("Église d'Auteuil", "Javel - André Citroën")).toBe("Mirabeau 10, Javel - André Citroën");
  });

  it("is null if no station is near the start or the destination", () => {
    expect(quickestMetroWay({ latitude: 48.5, longitude: 2.3 }, at("Tuileries"))).toBeNull();
    expect(quickestMetroWay(at("Tuileries"), { latitude: 48.5, longitude: 2.3 })).toBeNull();
  });

  it("is null if a walk takes no longer", () => {
    expect(between("Tuileries", "Tuileries")).toBeNull();
    expect(between("Abbesses", "Pigalle")).toBeNull();
  });

  it("between the stations of a sample is quicker than a walk, and begins and ends within 1.2 km of them", () => {
    const sample = METRO_STATIONS.filter((_, index) => index % 16 === 0).map(([name]) => name);
    for (const from of sample) {
      for (const to of sample) {
        const way = between(from, to);
        if (way === null) continue;
        expect(way.minutes).toBeLessThan(walkingMinutes(distanceKm(at(from), at(to))));
        const [first, last] = [way.legs[0], way.legs.at(-1)];
        expect(distanceKm(at(from), at(first?.from ?? ""))).toBeLessThanOrEqual(1.2);
        expect(distanceKm(at(to), at(last?.to ?? ""))).toBeLessThanOrEqual(1.2);
      }
    }
  });
});
