import { ARRONDISSEMENTS, NEIGHBOURHOODS } from "@flaneur/domain";
import { describe, expect, it } from "vitest";
import { neighbourhoodOutlines } from "../reference/neighbourhoods.ts";
import { neighbourhoodsAt } from "./neighbourhoods-at.ts";

describe("the neighbourhoods of a point", () => {
  it.each([
    ["the Place des Vosges", 48.85558, 2.36554, ["Le Marais"]],
    ["the Sacré-Cœur", 48.88671, 2.34312, ["Montmartre"]],
    ["the Panthéon", 48.84622, 2.34599, ["Quartier Latin"]],
    ["the Eiffel Tower", 48.85837, 2.29448, ["Gros-Caillou"]],
    ["the Hôtel du Nord", 48.87257, 2.36402, ["Canal Saint-Martin"]],
    ["Notre-Dame", 48.85296, 2.3499, ["Île de la Cité"]],
  ])("include the expected neighbourhood at %s", (_, latitude, longitude, names) => {
    expect(neighbourhoodsAt({ latitude, longitude })).toEqual(expect.arrayContaining(names));
  });

  it("are several where neighbourhoods overlap", () => {
    expect(neighbourhoodsAt({ latitude: 48.8632, longitude: 2.3621 })).toEqual(["Haut Marais", "Le Marais"]);
  });

  it("are none outside of all outlines and without coordinates", () => {
    expect(neighbourhoodsAt({ latitude: 48.83, longitude: 2.42 })).toEqual([]);
    expect(neighbourhoodsAt(null)).toEqual([]);
  });

  it("have the names of NEIGHBOURHOODS, closed outlines, and arrondissements that exist", () => {
    expect(neighbourhoodOutlines.map(({ name }) => name)).toEqual(NEIGHBOURHOODS);
    for (const { outline, arrondissements } of neighbourhoodOutlines) {
      expect(outline.at(-1)).toEqual(outline[0]);
      expect(ARRONDISSEMENTS).toEqual(expect.arrayContaining([...arrondissements]));
    }
  });
});
