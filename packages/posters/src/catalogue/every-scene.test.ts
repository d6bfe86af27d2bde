import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANDMARK_SCENE_NAMES, POSTER_VARIANTS, sceneNameFor } from "../poster.ts";
import { everyScene } from "./every-scene.ts";
import { EXTERIOR } from "./exterior.ts";

const SCENES = join(import.meta.dirname, "../scenes");

/** The names of the scenes that the scene files export. */
const drawn = readdirSync(SCENES, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => [...readFileSync(join(SCENES, file), "utf8").matchAll(/^export const (\w+): Scene\b/gm)])
  .flatMap(([, name = ""]) => name);

describe("the catalogue of all scenes", () => {
  it("contains every scene that is exported by a scene file", () => {
    const names = everyScene().map(({ name }) => name);
    expect(drawn.length).toBeGreaterThan(100);
    expect(drawn.filter((name) => !names.includes(name))).toEqual([]);
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
