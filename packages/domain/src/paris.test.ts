import { describe, expect, it } from "vitest";
import { isInParis } from "./paris.ts";

describe("a point", () => {
  it.each([
    ["Notre-Dame", 48.853, 2.3499],
    ["the lake of the Bois de Boulogne", 48.8636, 2.2634],
    ["the zoo in the Bois de Vincennes", 48.8322, 2.4195],
    ["the Porte de la Villette", 48.8977, 2.3859],
    ["the Porte d'Orléans", 48.8233, 2.3257],
  ])("at %s is in Paris", (_, latitude, longitude) => {
    expect(isInParis({ latitude, longitude })).toBe(true);
  });

  it.each([
    ["the palace of Versailles", 48.8049, 2.1204],
    ["the arch of La Défense", 48.8926, 2.2361],
    ["the airport Charles de Gaulle", 49.0097, 2.5479],
    ["the town hall of Montreuil", 48.8623, 2.4412],
    ["Lyon", 45.764, 4.8357],
    ["the equator at the longitude of Paris", 0, 2.35],
    ["the antimeridian at the latitude of Paris", 48.85, 180],
  ])("at %s is outside Paris", (_, latitude, longitude) => {
    expect(isInParis({ latitude, longitude })).toBe(false);
  });
});
