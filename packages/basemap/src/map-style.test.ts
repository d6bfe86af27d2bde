import { validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { describe, expect, it } from "vitest";
import { mapStyle } from "./map-style.ts";
import { PALETTES } from "./palette.ts";
import { stationSign } from "./station-signs.ts";

const THEMES = ["light", "dark"] as const;

describe.each(THEMES)("the %s style", (theme) => {
  const style = mapStyle({ theme, tiles: "/basemap/paris-0.pmtiles" });

  it("is valid by MapLibre's specification", () => {
    expect(validateStyleMin(style).map(({ message }) => message)).toEqual([]);
  });

  it("fetches only tiles", () => {
    expect(style).not.toHaveProperty("glyphs");
    expect(style).not.toHaveProperty("sprite");
    expect(style.sources).toEqual({
      basemap: expect.objectContaining({ tiles: ["/basemap/paris-0.pmtiles/{z}/{x}/{y}"], minzoom: 10, maxzoom: 14 }),
    });
  });

  it("attributes the sources of its data", () => {
    const [source] = Object.values(style.sources);
    expect(source).toMatchObject({ attribution: expect.stringContaining("© OpenStreetMap contributors") });
    expect(source).toMatchObject({ attribution: expect.stringContaining("Île-de-France Mobilités") });
  });

  it("attributes its sources in French as well", () => {
    const [source] = Object.values(mapStyle({ theme, tiles: "", language: "fr" }).sources);
    expect(source).toMatchObject({ attribution: expect.stringContaining("© les contributeurs d’OpenStreetMap") });
  });

  it("has unique layer ids", () => {
    const ids = style.layers.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it("uses the font families of the product's style sheets, or the browser's fonts if `fonts` is 'system'", () => {
    const families = (fonts: "product" | "system") => [
      ...new Set(
        mapStyle({ theme, tiles: "", fonts }).layers.flatMap((layer) =>
          layer.type === "symbol" ? (layer.layout?.["text-font"] ?? []) : [],
        ),
      ),
    ];
    expect(
      families("product").filter((family) => !/^(Inter|Fraunces) Variable( Medium| Italic)?$/.test(String(family))),
    ).toEqual([]);
    expect(families("system").filter((family) => !/^(sans-serif|serif|Medium|Italic)$/.test(String(family)))).toEqual(
      [],
    );
  });

  it("has the same layers as the other theme", () => {
    const other = mapStyle({ theme: theme === "light" ? "dark" : "light", tiles: "" });
    expect(style.layers.map(({ id }) => id)).toEqual(other.layers.map(({ id }) => id));
  });

  it("has enough contrast between labels and the ground inside Paris for WCAG's minimum for text", () => {
    const { inside, text, strongText } = PALETTES[theme];
    expect(contrast(text, inside)).toBeGreaterThan(4.5);
    expect(contrast(strongText, inside)).toBeGreaterThan(4.5);
  });

  it("has enough contrast between labels of water, parks and quarters and their own grounds for WCAG's minimum", () => {
    const { inside, water, waterText, park, parkText, quarterText } = PALETTES[theme];
    expect(contrast(waterText, water)).toBeGreaterThan(4.5);
    expect(contrast(parkText, park)).toBeGreaterThan(4.5);
    expect(contrast(quarterText, inside)).toBeGreaterThan(4.5);
  });
});

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe("the signs of the style", () => {
  const ids = ["metro", "rer", "metro-rer", "train", "tram"].map((sign) => `station-${sign}`);

  it.each(THEMES.flatMap((theme) => [...ids, "sight"].map((id) => `${id}-${theme}`)))("can be drawn: %s", (id) => {
    const sign = stationSign(id);
    expect(sign?.data).toHaveLength((sign?.width ?? 0) * (sign?.height ?? 0) * 4);
    expect(new Set(sign?.data).size).toBeGreaterThan(4);
  });

  it("have transparent corners and a ring in the ink of the theme", () => {
    const sign = stationSign("station-metro-dark");
    expect(sign?.data.slice(0, 4)).toEqual(new Uint8ClampedArray(4));
    const top = Math.floor((sign?.width ?? 0) / 2) + 2 * (sign?.width ?? 0);
    expect([...(sign?.data.slice(top * 4, top * 4 + 4) ?? [])]).toEqual([0xbc, 0xc1, 0xc5, 255]);
  });

  it("are null for an id that is not the id of a sign", () => {
    expect(stationSign("cafe-11")).toBeNull();
    expect(stationSign("station-boat-light")).toBeNull();
  });
});
