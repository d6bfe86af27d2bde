import { describe, expect, it } from "vitest";
import { sceneFiles } from "../../testing/scene-files.ts";
import { LANDMARK_SCENE_NAMES, POSTER_VARIANTS, sceneNameFor } from "../poster.ts";
import { everyScene } from "./every-scene.ts";
import { EXTERIOR } from "./exterior.ts";

describe("the catalogue of all scenes", () => {
  const names = everyScene().map(({ name }) => name);

  it("contains every drawing", () => {
    expect([...sceneFiles.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });

  it("contains only scenes that have a drawing", () => {
    expect(names.filter((name) => !sceneFiles.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(250);
  });

  it("contains the scenes of landmarks", () => {
    expect(LANDMARK_SCENE_NAMES.filter((name) => !names.includes(name))).toEqual([]);
  });

  it("lists the type of a place among the types of each scene that is dealt to the place", () => {
    const types = new Map(everyScene().map((each) => [each.name, each.types]));
    for (const type of Object.keys(EXTERIOR))
      for (const variant of POSTER_VARIANTS)
        for (let pick = 0; pick < 20; pick += 1) {
          const place = { type, tags: [], arrondissement: 11, name: "Chez Léon", id: `${pick}` };
          const name = sceneNameFor({ ...place, variant, pick });
          expect(types.get(name), `${name} of a ${type}`).toContain(type);
        }
  });
});
