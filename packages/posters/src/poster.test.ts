import { describe, expect, it } from "vitest";
import { sceneFiles } from "../testing/scene-files.ts";
import { EXTERIOR } from "./catalogue/exterior.ts";
import { createDrawings } from "./drawings.ts";
import * as posters from "./poster.ts";
import { LANDMARK_SCENE_NAMES, POSTER_VARIANTS, type PosterSpec, posterColour, sceneNameFor } from "./poster.ts";

const TYPES = Object.keys(EXTERIOR);
const drawings = createDrawings(sceneFiles);
const poster = (spec: PosterSpec): string => posters.poster(spec, drawings);

/** Returns a place whose name selects no scene. */
const plain = (type: string, pick: number): PosterSpec => ({
  type,
  tags: [],
  arrondissement: ((pick * 7 + type.length) % 20) + 1,
  name: `Chez Léon ${pick}`,
  id: `${type}-${pick}`,
  variant: 1,
  pick,
});
const landmark = (type: string, name: string): PosterSpec => ({ ...plain(type, 3), name });

/** Whether every element is closed in order. The generator writes only plain elements with quoted attributes. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g,
    (_, closing, tag, _attributes, empty) => {
      if (closing) return open.pop() === tag ? "" : "!";
      if (!empty) open.push(tag);
      return "";
    },
  );
  return rest === "" && open.length === 0;
}

describe("a poster", () => {
  it("has the same bytes each time it is rendered for the same place", () => {
    for (const type of TYPES)
      for (const variant of POSTER_VARIANTS) {
        const spec = { ...plain(type, 5), variant };
        expect(poster(spec)).toBe(poster({ ...spec }));
      }
  });

  it.each(TYPES)("of a %s is valid SVG below 40 KB in every variant", (type) => {
    for (const variant of POSTER_VARIANTS) {
      const picks = variant === 1 ? 14 : 4;
      for (let pick = 0; pick < picks; pick++) {
        const svg = poster({ ...plain(type, pick), variant });
        const what = `${type} ${variant} ${pick}`;
        expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"'), what).toBe(true);
        expect(isWellFormed(svg), what).toBe(true);
        expect(svg.length, what).toBeLessThan(40_000);
        expect(svg, what).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
        expect(svg.slice(40), what).not.toMatch(/<script|<image|<foreignObject|https?:|javascript:|\bon\w+=/i);
        const ids = [...svg.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size, what).toBe(ids.length);
        for (const [, id] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)) expect(ids, what).toContain(id);
      }
    }
  });

  it("has the colour of its sky as the colour that fills the space until it is loaded", () => {
    for (const type of TYPES)
      for (let pick = 0; pick < 6; pick++) {
        const spec = plain(type, pick);
        expect(poster(spec)).toContain(`<rect fill="${posterColour(spec)}" width="800" height="1000"/>`);
      }
  });

  it("can be drawn for places with an empty, a long or an unusual name", () => {
    for (const name of ["", "<script>&\"'", "日本", "É".repeat(300), "  ", "L’Œuf"]) {
      for (const variant of POSTER_VARIANTS) {
        const svg = poster({ ...plain("Bar", 0), name, variant });
        expect(isWellFormed(svg)).toBe(true);
        expect(svg).not.toContain("script");
      }
    }
  });

  it.each(["Lighthouse", "constructor", "toString", "__proto__"])(
    "can be drawn for a place of the unknown type '%s'",
    (type) => {
      for (const variant of POSTER_VARIANTS)
        for (let pick = 0; pick < 20; pick++) {
          const svg = poster({ ...plain(type, pick), variant, tags: [type], name: type });
          expect(isWellFormed(svg)).toBe(true);
          expect(svg).not.toMatch(/native code|\[object/);
        }
    },
  );

  it("throws for a variant that does not exist", () => {
    expect(() => poster({ ...plain("Bar", 0), variant: 9 })).toThrow(RangeError);
  });
});

describe("the scene of a landmark", () => {
  it("is not used for a place without the name of a landmark", () => {
    for (const type of TYPES)
      for (let pick = 0; pick < 60; pick++)
        for (const variant of POSTER_VARIANTS) {
          expect(LANDMARK_SCENE_NAMES).not.toContain(sceneNameFor({ ...plain(type, pick), variant }));
        }
  });

  it.each([
    ["Museum", "Musée du Louvre", "museum-pyramid"],
    ["Museum", "Centre Pompidou", "museum-tubes"],
    ["Museum", "Musée d’Orsay", "orsay-clock"],
    ["Park", "Parc des Buttes-Chaumont", "buttes-rock"],
  ])("is used for the %s %s (%s)", (type, name, scene) => {
    expect(sceneNameFor(landmark(type, name))).toBe(scene);
  });

  it.each([
    "Tour Eiffel",
    "Arc de Triomphe",
    "Basilique du Sacré-Cœur de Montmartre",
    "Cathédrale Notre-Dame de Paris",
    "Panthéon",
    "Palais Garnier",
  ])("is used for the monument %s", (name) => {
    expect(sceneNameFor(landmark("Monument", name))).toMatch(/^monument-/);
  });

  it.each([
    ["Restaurant", "Le Panthéon"],
    ["Cinema", "Cinéma du Panthéon"],
    ["Hotel", "Hôtel Eiffel"],
    ["Bar", "Bar des Buttes-Chaumont"],
    ["Monument", "Notre-Dame-de-Lorette"],
    ["Monument", "Arc de Triomphe du Carrousel"],
    ["Museum", "Musée des Plans-Reliefs"],
  ])("is not used for a %s with the similar name %s", (type, name) => {
    for (const variant of POSTER_VARIANTS) {
      expect(LANDMARK_SCENE_NAMES).not.toContain(sceneNameFor({ ...landmark(type, name), variant }));
    }
  });
});

describe("the choice of scenes", () => {
  const scenesOf = (type: string): string[] => Array.from({ length: 20 }, (_, pick) => sceneNameFor(plain(type, pick)));

  it.each(TYPES)("includes at least five scenes for twenty places of type %s", (type) => {
    expect(new Set(scenesOf(type)).size).toBeGreaterThanOrEqual(5);
  });

  it.each(TYPES)("differs between successive places of type %s", (type) => {
    const scenes = scenesOf(type);
    scenes.slice(1).forEach((scene, i) => {
      expect(scene).not.toBe(scenes[i]);
    });
  });

  it.each([
    ["a Korean barbecue", "a steak house", "Restaurant", "Bistrot Essai", ["Steak"], /grill-table/],
    ["a Vietnamese plate", "a Japanese restaurant", "Restaurant", "Essai", ["Japanese"], /rice-table|pho/],
    ["a wine cellar", "a cocktail bar", "Bar", "Essai", ["Cocktails", "Cosy"], /bar-cave|barrels/],
    ["a cocktail shaker", "a wine bar", "Bar", "Essai", ["Natural wine"], /still-bar|cocktail/],
    ["a shop window", "a covered passage", "Spot", "Passage Essai", ["Covered"], /store-vitrine/],
    ["parasols", "an indoor pool", "Pool", "Piscine Essai", ["Swimming"], /pool-side|pool-diver/],
    ["a gym hall", "a stadium", "Gym", "Stade Essai", ["Running"], /gym-hall/],
    ["an open-air screen", "a cinema", "Cinema", "Essai", ["Rainy day"], /cinema-open/],
    ["a covered hall", "an open-air market", "Market", "Marché Essai", ["Open air"], /market-hall/],
    ["a lake", "a park without water", "Park", "Parc Essai", ["View"], /park-lake|glasshouse|planted-viaduct/],
    ["a villa", "a grand hotel", "Hotel", "Essai", ["Splurge", "Garden"], /garden-house/],
  ] as const)("never includes %s in the first picture of %s", (_, __, type, name, tags, scenes) => {
    const place = { id: "essai", arrondissement: 11, variant: 1, type, name, tags };
    const chosen = Array.from({ length: 40 }, (_, pick) => sceneNameFor({ ...place, pick }));
    expect(chosen.filter((scene) => scenes.test(scene))).toEqual([]);
  });

  it("includes a canal, an elevated metro or a quay only in an arrondissement that has one", () => {
    const place = { type: "Café", tags: [], name: "Essai", id: "essai", variant: 4 };
    const streets = (arrondissement: number) =>
      Array.from({ length: 40 }, (_, pick) => sceneNameFor({ ...place, arrondissement, pick }));
    expect(streets(9)).not.toEqual(expect.arrayContaining([expect.stringMatching(/canal-bridge|viaduct|quay/)]));
    expect(streets(10)).toEqual(expect.arrayContaining(["canal-bridge", "viaduct"]));
    expect(streets(7)).toContain("quay");
  });

  /** Returns the scenes of a place's second to fifth pictures. */
  const furtherScenes = (place: { readonly type: string; readonly name: string; readonly tags: readonly string[] }) =>
    Array.from({ length: 20 }, (_, pick) =>
      POSTER_VARIANTS.slice(1).map((variant) =>
        sceneNameFor({ ...place, id: "essai", arrondissement: 14, variant, pick }),
      ),
    ).flat();

  it("excludes boats and the painter's studio for a theatre", () => {
    const theatre = furtherScenes({ type: "Activity", name: "Théâtre Essai", tags: ["Theatre"] });
    expect(theatre).not.toEqual(expect.arrayContaining([expect.stringMatching(/still-boat|wheels|studio/)]));
  });

  it("excludes fruit for a flea market", () => {
    const fleaMarket = furtherScenes({ type: "Market", name: "Puces Essai", tags: ["Nostalgic"] });
    expect(fleaMarket).not.toEqual(expect.arrayContaining([expect.stringMatching(/fruits|still-fruit|market-crates/)]));
  });

  it("differs between the pictures of one place", () => {
    for (const type of TYPES)
      for (let pick = 0; pick < 24; pick++) {
        const scenes = POSTER_VARIANTS.map((variant) => sceneNameFor({ ...plain(type, pick), variant }));
        expect(new Set(scenes).size).toBe(scenes.length);
      }
  });
});
