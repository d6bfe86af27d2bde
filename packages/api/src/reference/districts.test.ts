import { ARRONDISSEMENTS } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { readSeedPlaces } from "../import/seed-places.ts";
import { cityDistricts } from "./city-districts.ts";
import { districtOutlines } from "./districts.ts";

describe("the outlines of the arrondissements", () => {
  it("are twenty closed rings", () => {
    expect(districtOutlines.map(({ code }) => code)).toEqual(ARRONDISSEMENTS);
    for (const { outline } of districtOutlines) {
      expect(outline.length).toBeGreaterThan(5);
      expect(outline.at(-1)).toEqual(outline[0]);
    }
  });

  it("repeat no point but the first, which closes the ring", () => {
    for (const { code, outline } of districtOutlines) {
      expect([code, new Set(outline.map(String)).size]).toEqual([code, outline.length - 1]);
    }
  });

  it("agree with the addresses of the curated places, with a few exceptions at borders", async () => {
    const seedPlaces = await readSeedPlaces();
    const others = seedPlaces.filter((place) => cityDistricts(place.coordinates) !== place.arrondissement);
    expect(others.length / seedPlaces.length).toBeLessThan(0.02);
  });

  const at = (latitude: number, longitude: number) => cityDistricts({ latitude, longitude });

  it("contain the landmarks of their arrondissement", () => {
    expect(at(48.8462, 2.3372)).toBe("75006"); // the Luxembourg
    expect(at(48.8867, 2.3431)).toBe("75018"); // the Sacré-Cœur
    expect(at(48.83, 2.435)).toBe("75012"); // the Bois de Vincennes
    expect(at(48.865, 2.25)).toBe("75016"); // the Bois de Boulogne
  });

  it("contain no suburb", () => {
    expect(at(48.8936, 2.2874)).toBeNull(); // Levallois
    expect(at(48.8475, 2.439)).toBeNull(); // Vincennes
    expect(at(48.8846, 2.2686)).toBeNull(); // Neuilly
  });
});
