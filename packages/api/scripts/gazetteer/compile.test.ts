import { describe, expect, it } from "vitest";
import type { ReadAddress } from "../../src/import/ban-file.ts";
import { EXTRA_NAMES } from "./extra-names.ts";
import { compilePoints } from "./points.ts";
import { simplifyLine, simplifyNumbers } from "./simplify.ts";
import type { OfficialStreet, Sight, Sources, Station } from "./sources.ts";
import { compileStreets } from "./streets.ts";

const DEGREES_PER_METRE = 1 / 111_195;
const at = (metresNorth: number, metresEast = 0) => ({
  latitude: 48.85 + metresNorth * DEGREES_PER_METRE,
  longitude: 2.35 + (metresEast * DEGREES_PER_METRE) / Math.cos((48.85 * Math.PI) / 180),
});
const house = (number: number, metresNorth: number, arrondissement = "75003", suffix = ""): ReadAddress => ({
  id: `${arrondissement}-${number}${suffix}`,
  streetId: arrondissement,
  street: "Rue Longue",
  streetKey: "rue longue",
  arrondissement,
  number,
  suffix,
  ...at(metresNorth),
});
const official = (name: string, otherNames: string[] = [], short: string | null = null): OfficialStreet => ({
  properties: { name, short, otherNames, arr: [4] },
  geometry: {
    type: "MultiLineString",
    coordinates: [[0, 50, 100].map((metres) => [at(metres).longitude, at(metres).latitude] as [number, number])],
  },
});
/** Sights for all extra names, since the compiler requires each of them to exist. */
const renamed = Object.keys(EXTRA_NAMES).map(
  (name): Sight => ({ name, kind: "monument", ...at(0), rank: 1, arr: "75004", otherNames: [] }),
);
const sources = (some: Partial<Sources>): Sources => ({
  banStreets: [],
  addresses: [],
  officialStreets: [],
  stations: [],
  sights: renamed,
  ...some,
});

describe("compiling streets", () => {
  it("keeps only the house numbers and line points at the ends of a street and at its bends", () => {
    const numbers = [1, 3, 5, 7, 9].map((number) => ({ number, ...at(number * 10) }));
    expect(simplifyNumbers(numbers, 10).map(({ number }) => number)).toEqual([1, 9]);
    const bent = [...numbers, { number: 11, ...at(90, 300) }];
    expect(simplifyNumbers(bent, 10).map(({ number }) => number)).toEqual([1, 9, 11]);
    expect(simplifyLine([at(0), at(50, 2), at(100)], 5)).toEqual([at(0), at(100)]);
    expect(simplifyLine([at(0), at(50, 20), at(100)], 5)).toHaveLength(3);
  });

  it("splits a street by arrondissement, with the part nearest to the middle of the street first", () => {
    const addresses = [
      house(1, 0),
      house(3, 20),
      house(2, 10),
      house(4, 30),
      house(5, 400, "75004"),
      house(7, 600, "75004"),
      house(7, 900, "75004", "bis"),
    ];
    const [street] = compileStreets(sources({ addresses, banStreets: [{ name: "Rue Longue", ...at(400) }] }));
    const numbers = street?.parts.map(({ arrondissement, odd, even }) => [
      arrondissement,
      odd.map(({ number }) => number),
      even.map(({ number }) => number),
    ]);
    expect(numbers).toEqual([
      ["75004", [5, 7], []],
      ["75003", [1, 3], [2, 4]],
    ]);
    expect(street?.parts[0]?.odd[1]).toEqual({ number: 7, ...at(600) });
    expect(street?.parts[0]?.middle).toEqual(at(400));
    expect(street?.parts[0]?.suffixed).toEqual([{ number: 7, suffix: "bis", ...at(900) }]);
  });

  it("adds other names, and streets without addresses, but not ways without a name", () => {
    const compiled = compileStreets(
      sources({
        addresses: [house(1, 0)],
        banStreets: [{ name: "Rue Longue", ...at(0) }],
        officialStreets: [
          official("Rue Longue", ["Rue de l'Ancienne"], "R. Longue"),
          official("Pont Sans Maison"),
          official("Voie X/16"),
        ],
      }),
    );
    expect(compiled.map(({ name, otherNames }) => [name, otherNames])).toEqual([
      ["Pont Sans Maison", []],
      ["Rue Longue", ["Rue de l'Ancienne"]],
    ]);
    expect(compiled[0]?.parts).toEqual([{ arrondissement: "75004", middle: at(50), odd: [], even: [], suffixed: [] }]);
    expect(compiled[0]?.lines).toEqual([[at(0), at(100)]]);
  });

  it("fails when a street of the register has no address", () => {
    const banStreets = [{ name: "Rue Neuve", ...at(0) }];
    expect(() => compileStreets(sources({ banStreets }))).toThrow("The file of addresses has no address in Rue Neuve.");
  });

  it("gives a square with house numbers its everyday names that start with a street type", () => {
    const square: Sight = {
      name: "Rue Longue",
      kind: "square",
      ...at(0),
      rank: 1,
      arr: "75003",
      otherNames: ["Longue", "Place Longue"],
    };
    const [street] = compileStreets(
      sources({ addresses: [house(1, 0)], banStreets: [{ name: "Rue Longue", ...at(0) }], sights: [square] }),
    );
    expect(street?.otherNames).toEqual(["Place Longue"]);
  });
});

describe("compiling points", () => {
  const station = (name: string, modes: Station["modes"], inParis = true): Station => ({
    name,
    modes,
    ...at(0),
    inParis,
    arr: "75010",
    otherNames: [],
  });
  const named = (one: Partial<Sources>) => compilePoints(sources(one), []).map(({ name, kind }) => `${name}: ${kind}`);

  it("keeps the stations in Paris, each with its most important mode", () => {
    const found = named({
      stations: [
        station("Nord", ["metro", "train"]),
        station("Abbesses", ["metro"]),
        station("La Défense", ["rer"], false),
      ],
    });
    expect(found).toContain("Nord: train");
    expect(found).toContain("Abbesses: metro");
    expect(found).not.toContain("La Défense: rer");
  });

  it("adds a short name to a town hall, and omits arrondissements", () => {
    const sight = (name: string, kind: string): Sight => ({
      name,
      kind,
      ...at(0),
      rank: 2,
      arr: "75018",
      otherNames: [],
    });
    const sights = [
      ...renamed,
      sight("Mairie du 18e arrondissement", "town-hall"),
      sight("18e arrondissement", "arrondissement"),
    ];
    const found = compilePoints(sources({ sights }), []);
    expect(found.find(({ name }) => name.startsWith("Mairie"))?.otherNames).toEqual(["Mairie du 18e"]);
    expect(found.filter(({ name }) => name.startsWith("18e"))).toEqual([]);
  });

  it("fails when a name in EXTRA_NAMES is not the name of a sight", () => {
    expect(() => compilePoints(sources({ sights: [] }), [])).toThrow(/which is no sight/);
  });
});
