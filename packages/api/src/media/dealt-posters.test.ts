import {
  dealPosters,
  LANDMARK_SCENE_NAMES,
  POSTER_VARIANTS,
  type PosterSpec,
  poster,
  sceneNameFor,
} from "@flaneur/posters";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readSeedPlaces, type SeedPlace } from "../import/seed-places.ts";
import { readDrawings } from "./scene-files.ts";

const drawings = readDrawings();

const french = new Intl.Collator("fr", { sensitivity: "base" });
/** The listing's default page size. */
const PAGE = 48;

const places = (await readSeedPlaces())
  .map((place: SeedPlace) => ({
    id: place.id,
    name: place.name,
    type: place.types[0] ?? "",
    types: place.types,
    tags: place.tags,
    closed: place.placeStatus === "Permanently Closed",
    arrondissement: Number(place.arrondissement.slice(3)),
  }))
  .toSorted((a, b) => french.compare(a.name, b.name));
const picks = dealPosters(places);
type Dealt = (typeof places)[number] & PosterSpec;
const posters: readonly Dealt[] = places.map((place) => ({ ...place, variant: 1, pick: picks.get(place.id) ?? 0 }));

/** Identifies what is visible: the scene of a landmark differs for every landmark. */
const pictureOf = (spec: PosterSpec): string => {
  const scene = sceneNameFor(spec);
  return LANDMARK_SCENE_NAMES.includes(scene) ? `${scene} ${spec.name}` : scene;
};
const repeatedScenes = (specs: readonly PosterSpec[]): string[] =>
  specs.flatMap((spec, i) => {
    const next = specs[i + 1];
    return next && pictureOf(spec) === pictureOf(next) ? [`${spec.name} | ${next.name}: ${pictureOf(spec)}`] : [];
  });

const inPages = (specs: readonly Dealt[]): Dealt[][] =>
  Array.from({ length: Math.ceil(specs.length / PAGE) }, (_, page) => specs.slice(page * PAGE, (page + 1) * PAGE));

/**
 * Returns the pages of the listing by name: of all places, of each type, each arrondissement, and each type in an
 * arrondissement.
 */
function pages(): Dealt[][] {
  const listed = posters.filter(({ closed }) => !closed);
  const types = [...new Set(listed.flatMap((place) => place.types))];
  const districts = [...new Set(listed.map((place) => place.arrondissement))];
  const of = (type: string) => listed.filter((place) => place.types.some((each) => each === type));
  return [
    listed,
    ...types.map(of),
    ...districts.map((district) => listed.filter((place) => place.arrondissement === district)),
    ...types.flatMap((type) => districts.map((district) => of(type).filter((p) => p.arrondissement === district))),
  ].flatMap(inPages);
}

/** Renders a picture of 16 by 20 pixels as red, green and blue values. */
const thumbnail = (spec: PosterSpec): Promise<Buffer> =>
  sharp(Buffer.from(poster(spec, drawings)), { density: 18 })
    .resize(16, 20, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .raw()
    .toBuffer();

/** Returns the mean difference of two thumbnails, from 0 to 1. */
const apart = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length / 255;

/** Pictures with a smaller difference look the same at a glance: the same scene in colours of the same lightness. */
const ALIKE = 0.045;

describe("the posters of the curated places, in the order of the listing", () => {
  it("never have the same scene twice in a row", () => {
    expect(repeatedScenes(posters)).toEqual([]);
  });

  it("never have the same scene on two cards that are at most five positions apart", () => {
    const listed = posters.filter(({ closed }) => !closed);
    const near = listed.flatMap((spec, i) =>
      listed
        .slice(i + 1, i + 6)
        .filter((other) => pictureOf(spec) === pictureOf(other))
        .map((other) => `${spec.name} | ${other.name}: ${pictureOf(spec)}`),
    );
    expect(near).toEqual([]);
  });

  it("never look alike on one page of all places, a type, an arrondissement, or a type in an arrondissement", async () => {
    const thumbnails = new Map<string, Buffer>();
    for (const spec of posters) thumbnails.set(spec.id, await thumbnail(spec));
    const picture = (spec: Dealt) => thumbnails.get(spec.id) ?? Buffer.alloc(0);
    const alike = pages().flatMap((page) =>
      page.flatMap((one, i) =>
        page
          .slice(i + 1)
          .filter((other) => apart(picture(one), picture(other)) < ALIKE)
          .map((other) => `${one.name} | ${other.name}: ${sceneNameFor(one)}`),
      ),
    );
    expect([...new Set(alike)]).toEqual([]);
  });

  it("are never the same picture for two places", () => {
    const drawn = new Map<string, string>();
    const same = posters.flatMap((spec) =>
      POSTER_VARIANTS.flatMap((variant) => {
        const drawing = poster({ ...spec, variant }, drawings);
        const other = drawn.get(drawing);
        drawn.set(drawing, spec.name);
        return other === undefined || other === spec.name ? [] : [`${other} | ${spec.name} ${variant}`];
      }),
    );
    expect(same).toEqual([]);
  });

  it("have a different scene in each picture of a place", () => {
    for (const spec of posters) {
      const scenes = POSTER_VARIANTS.map((variant) => sceneNameFor({ ...spec, variant }));
      expect(new Set(scenes).size, spec.name).toBe(scenes.length);
    }
  });

  it("draw each landmark for one place only, and include at least fifty landmarks", () => {
    const drawn = posters.filter((spec) => LANDMARK_SCENE_NAMES.includes(sceneNameFor(spec)));
    expect(drawn.length).toBeGreaterThanOrEqual(50);
    const own = drawn.map((spec) => pictureOf(spec));
    expect(new Set(own).size).toBe(own.length);
    expect(drawn.filter(({ name }) => /orsay|louvre|pompidou/i.test(name))).toHaveLength(3);
  });

  it("use at least a hundred scenes", () => {
    expect(new Set(posters.map(sceneNameFor)).size).toBeGreaterThanOrEqual(100);
  });

  it.each([
    ["androuet", /^cheese/],
    ["berthillon", /^ice/],
    ["une-glace-a-paris", /^ice/],
    ["e-dehillerin", /^copper-pans$/],
    ["kodawari-ramen-yokocho", /^(ramen|izakaya-counter|sushi)$/],
    ["creperie-de-josselin", /^(crepe|bistro-front)$/],
    ["krishna-bhavan", /^(thali|curries)$/],
    ["la-tour-d-argent", /^(white-cloth|table-for-two|resto-room|kitchen-pass)$/],
    ["officine-universelle-buly-1803", /^apothecary$/],
    ["relais-christine", /^(hotel|carriage-gate|garden-house|window-view|still-hotel)/],
    ["memorial-de-la-shoah", /^wall-of-names$/],
    ["astier-de-villatte", /^white-ceramics$/],
    ["pont-alexandre-iii", /^golden-bridge$/],
  ])("draw for %s a scene that matches %s", (id, scene) => {
    const spec = posters.find((each) => each.id === id);
    expect(spec && sceneNameFor(spec)).toMatch(scene);
  });
});
