import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  namedPoster,
  type PosterPlace,
  posterCount,
  posterFile,
  posterSvg,
  posterUrls,
  rasterKey,
  rasterKeyPrefix,
} from "./posters.ts";
import { renderCover, renderPoster } from "./render-rasters.ts";
import { readDrawings } from "./scene-files.ts";

const drawings = readDrawings();

const place: PosterPlace = {
  id: "le-baratin",
  name: "Le Baratin",
  type: "Restaurant",
  tags: ["Bistro"],
  arrondissement: 20,
  pick: 7,
};

describe("a place's posters", () => {
  it("are two to five, always the same number for a place", () => {
    const counts = Array.from({ length: 200 }, (_, i) => posterCount({ id: `place-${i}` }));
    expect(new Set(counts)).toEqual(new Set([2, 3, 4, 5]));
    expect(counts).toEqual(Array.from({ length: 200 }, (_, i) => posterCount({ id: `place-${i}` })));
  });

  it("have one URL each, numbered from one", () => {
    const urls = posterUrls(place);
    expect(urls).toHaveLength(posterCount(place));
    for (const [i, url] of urls.entries()) {
      expect(url).toMatch(new RegExp(`^/api/media/posters/le-baratin/${i + 1}-[0-9a-f]{8}-[0-9a-f]{6}\\.svg$`));
    }
    expect(posterUrls({ ...place })).toEqual(urls);
  });

  it.each([
    ["name", { name: "Le Baratin bis" }],
    ["type", { type: "Bar" }],
    ["arrondissement", { arrondissement: 19 }],
    ["pick", { pick: 8 }],
  ])("change their URLs when the place's %s changes", (_, change) => {
    expect(posterUrls({ ...place, ...change })[0]).not.toBe(posterUrls(place)[0]);
  });

  it("are found by the last segment of their URL, as SVG and as PNG, and by no other text", () => {
    const files = posterUrls(place).map((url) => url.slice(url.lastIndexOf("/") + 1));
    expect(files.map((file) => namedPoster(place, file))).toEqual(
      files.map((file, i) => ({ variant: i + 1, form: "svg", file })),
    );
    const [first = ""] = files;
    const raster = first.replace(".svg", ".png");
    expect(namedPoster(place, raster)).toEqual({ variant: 1, form: "png", file: raster });
    for (const wrong of [
      "",
      "1.svg",
      first.replace(/^1/, "9"),
      `../${first}`,
      `${first}.svg`,
      "6-0a1b2c3d-4268ad.svg",
    ]) {
      expect(namedPoster(place, wrong)).toBeNull();
    }
  });

  it.each([
    ["2-0a1b2c3d-4268ad.webp", "png"],
    ["2-0a1b2c3d.webp", "png"],
    ["2-0a1b2c3d-4268ad.png", "png"],
    ["2-0a1b2c3d-4268ad.svg", "svg"],
  ] as const)("have their present name for %s, a name of an earlier version", (file, form) => {
    expect(namedPoster(place, file)?.file).toBe(posterFile(place, 2, form));
  });

  it("have rasters with plain names for any id", () => {
    const odd = { ...place, id: "../é /x" };
    const keyOf = (of: PosterPlace, variant: 1 | 2) => rasterKey(of.id, posterFile(of, variant, "png"));
    expect(keyOf(odd, 1)).toMatch(/^[0-9a-f-]+\.png$/);
    const keys = [keyOf(place, 1), keyOf(place, 2), keyOf(odd, 1)];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.map((key) => key.startsWith(rasterKeyPrefix(place.id)))).toEqual([true, true, false]);
  });

  it("have the id as one path segment of their URL, whatever the id", () => {
    expect(posterUrls({ ...place, id: "../é /x" })[0]).toMatch(/^\/api\/media\/posters\/\.\.%2F%C3%A9%20%2Fx\/1-/);
  });
});

describe("rasters", () => {
  it("of a poster are PNG files of 880 x 1100 pixels and at most 400 kB", async () => {
    for (const [pick, type] of ["Restaurant", "Bar", "Hotel", "Market"].entries()) {
      const picture = await renderPoster(posterSvg({ ...place, type, pick }, 1, drawings));
      expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 880, height: 1100 });
      expect(picture.length).toBeLessThan(400_000);
    }
  });

  it.each([1, 4])("of a list with %i posters are PNG files of 1200 x 630 pixels", async (count) => {
    const picture = await renderCover(
      Array.from({ length: count }, (_, pick) => posterSvg({ ...place, pick }, 1, drawings)),
    );
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  });
});
