import { POSTER_WIDTHS } from "@flaneur/domain";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { poster } from "../../seed/posters/poster.ts";
import { type PosterPlace, posterCount, posterUrls, renderPoster } from "./posters.ts";

const place: PosterPlace = { id: "le-baratin", name: "Le Baratin", type: "Restaurant", arrondissement: 20, pick: 7 };

describe("a place's posters", () => {
  it("are two to five, the same number every time", () => {
    const counts = Array.from({ length: 200 }, (_, i) => posterCount({ id: `place-${i}` }));
    expect(new Set(counts)).toEqual(new Set([2, 3, 4, 5]));
    expect(counts).toEqual(Array.from({ length: 200 }, (_, i) => posterCount({ id: `place-${i}` })));
  });

  it("have one address each, numbered from one", () => {
    const urls = posterUrls(place);
    expect(urls).toHaveLength(posterCount(place));
    urls.forEach((url, i) => {
      expect(url).toMatch(new RegExp(`^/api/media/posters/le-baratin/${i + 1}-[0-9a-f]{8}\\.webp$`));
    });
    expect(posterUrls({ ...place })).toEqual(urls);
  });

  it.each([
    ["name", { name: "Le Baratin bis" }],
    ["type", { type: "Bar" }],
    ["arrondissement", { arrondissement: 19 }],
    ["rank", { pick: 8 }],
  ])("change address with the %s", (_, change) => {
    expect(posterUrls({ ...place, ...change })[0]).not.toBe(posterUrls(place)[0]);
  });

  it("keep their address one segment, whatever the id", () => {
    expect(posterUrls({ ...place, id: "../é /x" })[0]).toMatch(/^\/api\/media\/posters\/\.\.%2F%C3%A9%20%2Fx\/1-/);
  });
});

describe("a rendered poster", () => {
  it("is a WebP of the width asked for, four by five", async () => {
    const svg = poster({ ...place, variant: 1 });
    for (const width of POSTER_WIDTHS) {
      const { format, ...size } = await sharp(await renderPoster(svg, width)).metadata();
      expect(format).toBe("webp");
      expect([size.width, size.height]).toEqual([width, Math.round(width * 1.25)]);
    }
  });

  it("is light at the size cards show", async () => {
    const types = ["Restaurant", "Bar", "Café", "Hotel", "Market", "Museum"];
    const sizes = await Promise.all(
      types.map(async (type, pick) => (await renderPoster(poster({ ...place, type, pick, variant: 1 }), 440)).length),
    );
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  });
});
