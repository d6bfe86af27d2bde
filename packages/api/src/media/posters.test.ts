import { POSTER_WIDTHS } from "@flaneur/domain";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  type PosterPlace,
  posterCount,
  posterKey,
  posterKeyPrefix,
  posterSvg,
  posterUrls,
  posterVariantOf,
} from "./posters.ts";
import { renderPoster } from "./render-poster.ts";

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
    urls.forEach((url, i) => {
      expect(url).toMatch(new RegExp(`^/api/media/posters/le-baratin/${i + 1}-[0-9a-f]{8}-[0-9a-f]{6}\\.webp$`));
    });
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

  it("are found by the last segment of their URL, as WebP and as SVG, and by no other text", () => {
    const files = posterUrls(place).map((url) => url.slice(url.lastIndexOf("/") + 1));
    expect(files.map((file) => posterVariantOf(place, file))).toEqual(files.map((_, i) => i + 1));
    const [first = ""] = files;
    expect(posterVariantOf(place, first.replace(".webp", ".svg"))).toBe(1);
    for (const wrong of [
      "",
      "1.webp",
      "1-00000000-000000.webp",
      first.replace(/^1/, "9"),
      `../${first}`,
      `${first}.svg`,
    ]) {
      expect(posterVariantOf(place, wrong)).toBeNull();
    }
    expect(posterVariantOf({ ...place, name: "Renamed" }, first)).toBeNull();
  });

  it("have a file of their own in the cache, with a plain name for any id", () => {
    const odd = { ...place, id: "../é /x" };
    expect(posterKey(odd, 1, 440)).toMatch(/^[0-9a-f-]+\.webp$/);
    const keys = [posterKey(place, 1, 440), posterKey(place, 2, 440), posterKey(place, 1, 220), posterKey(odd, 1, 440)];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.map((key) => key.startsWith(posterKeyPrefix(place.id)))).toEqual([true, true, true, false]);
  });

  it("have the id as one path segment of their URL, whatever the id", () => {
    expect(posterUrls({ ...place, id: "../é /x" })[0]).toMatch(/^\/api\/media\/posters\/\.\.%2F%C3%A9%20%2Fx\/1-/);
  });
});

describe("a rendered poster", () => {
  it("is a WebP of the requested width, four by five", async () => {
    const svg = posterSvg(place, 1);
    for (const width of POSTER_WIDTHS) {
      const { format, ...size } = await sharp(await renderPoster(svg, width)).metadata();
      expect(format).toBe("webp");
      expect([size.width, size.height]).toEqual([width, Math.round(width * 1.25)]);
    }
  });

  it("takes less than 60 kB at the size of cards", async () => {
    const types = ["Restaurant", "Bar", "Café", "Hotel", "Market", "Museum"];
    const sizes = await Promise.all(
      types.map(async (type, pick) => (await renderPoster(posterSvg({ ...place, type, pick }, 1), 440)).length),
    );
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  });
});
