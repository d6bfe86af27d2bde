import { LANDMARK_SCENE_NAMES, POSTER_VARIANTS, type PosterSpec, posterRanks, sceneNameFor } from "@flaneur/posters";
import { describe, expect, it } from "vitest";
import { readSeedPlaces } from "../db/seed-places.ts";

const french = new Intl.Collator("fr", { sensitivity: "base" });
const places = (await readSeedPlaces()).map(({ id, name, types, arrondissement }) => ({
  id,
  name,
  type: types[0] ?? "",
  arrondissement: Number(arrondissement.slice(3)),
}));
const ranks = posterRanks(places);
const posters: readonly PosterSpec[] = places
  .toSorted((a, b) => french.compare(a.name, b.name))
  .map((place) => ({ ...place, variant: 1, pick: ranks.get(place.id) ?? 0 }));

/** What one sees: a landmark's scene is another picture for every landmark. */
const pictureOf = (spec: PosterSpec): string => {
  const scene = sceneNameFor(spec);
  return LANDMARK_SCENE_NAMES.includes(scene) ? `${scene} ${spec.name}` : scene;
};
const repeatedScenes = (specs: readonly PosterSpec[]): string[] =>
  specs.flatMap((spec, i) => {
    const next = specs[i + 1];
    return next && pictureOf(spec) === pictureOf(next) ? [`${spec.name} | ${next.name}: ${pictureOf(spec)}`] : [];
  });

describe("the posters of the curated places, in the order of the listing", () => {
  it("never show one scene twice in a row", () => {
    expect(repeatedScenes(posters)).toEqual([]);
  });

  it("never show one scene twice in a row within a type", () => {
    for (const type of new Set(posters.map((spec) => spec.type))) {
      expect(repeatedScenes(posters.filter((spec) => spec.type === type))).toEqual([]);
    }
  });

  it("show another scene in each picture of a place", () => {
    for (const spec of posters) {
      const scenes = POSTER_VARIANTS.map((variant) => sceneNameFor({ ...spec, variant }));
      expect(new Set(scenes).size, spec.name).toBe(scenes.length);
    }
  });

  it("draw a landmark for one place only", () => {
    const drawn = posters.filter((spec) => LANDMARK_SCENE_NAMES.includes(sceneNameFor(spec))).map((spec) => spec.name);
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn).toContain("Tour Eiffel");
    expect(drawn.filter((name) => /orsay|louvre|pompidou/i.test(name))).toHaveLength(3);
  });

  it("show at least a hundred scenes", () => {
    expect(new Set(posters.map(sceneNameFor)).size).toBeGreaterThanOrEqual(100);
  });
});

describe("the ranks of places", () => {
  it("count from 0 in the French order of names within each type", () => {
    const ranked = posterRanks([
      { id: "a", name: "Zinc", type: "Bar" },
      { id: "b", name: "Écume", type: "Bar" },
      { id: "c", name: "Fleurus", type: "Bar" },
      { id: "d", name: "Agapes", type: "Hotel" },
    ]);
    expect(Object.fromEntries(ranked)).toEqual({ b: 0, c: 1, a: 2, d: 0 });
  });
});
