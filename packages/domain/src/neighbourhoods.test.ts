import { describe, expect, it } from "vitest";
import { NEIGHBOURHOODS, neighbourhoodOf, neighbourhoodSlug } from "./neighbourhoods.ts";

describe("the slug of a neighbourhood", () => {
  it.each([
    ["Le Marais", "le-marais"],
    ["Goutte d'Or", "goutte-d-or"],
    ["Strasbourg - Saint-Denis", "strasbourg-saint-denis"],
    ["Île de la Cité", "ile-de-la-cite"],
  ] as const)("with the name '%s' is '%s'", (name, slug) => {
    expect(neighbourhoodSlug(name)).toBe(slug);
  });

  it("is parsed back to the neighbourhood", () => {
    for (const name of NEIGHBOURHOODS) expect(neighbourhoodOf(neighbourhoodSlug(name))).toBe(name);
  });

  it("is parsed to null if it is unknown", () => {
    expect(neighbourhoodOf("atlantis")).toBeNull();
  });

  it("belongs to one neighbourhood", () => {
    expect(new Set(NEIGHBOURHOODS.map(neighbourhoodSlug)).size).toBe(NEIGHBOURHOODS.length);
  });
});
