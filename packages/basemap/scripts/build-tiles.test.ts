import { describe, expect, it } from "vitest";
import { featuresIn, openTiles, tileAt } from "../testing/read-tiles.ts";
import { SOURCES } from "../testing/sources.ts";
import { buildTiles } from "./build-tiles.ts";

const CENTRE = [2.364, 48.8556] as const;
const archive = buildTiles(SOURCES);
const tiles = openTiles(archive);
const inLayer = async (layer: string, z = 14, at: readonly [number, number] = CENTRE) =>
  (await featuresIn(tiles, tileAt(...at, z), layer)).map(
    (feature): Readonly<Record<string, unknown>> => ({
      ...feature.properties,
      lines: feature.loadGeometry().length,
    }),
  );

describe("tiles built from open data", () => {
  it("are byte for byte the same for the same data", () => {
    expect(buildTiles(SOURCES).equals(archive)).toBe(true);
  });

  it("name a street as the city does, in the spelling with the most accents", async () => {
    expect(await inLayer("street")).toContainEqual(
      expect.objectContaining({ class: "minor", name: "Rue de l’Éperon", short: "R. de l’Éperon" }),
    );
  });

  it("name only one of the two carriageways of a street", async () => {
    const rivoli = (await inLayer("street")).filter(({ class: streetClass }) => streetClass === "primary");
    expect(rivoli.map(({ name }) => name).toSorted()).toEqual(["Rue de Rivoli", undefined]);
  });

  it("name the périphérique without its direction", async () => {
    const streets = await inLayer("street");
    expect(streets).toContainEqual(expect.objectContaining({ class: "motorway", name: "Boulevard Périphérique" }));
  });

  it("do not name numbered ways", async () => {
    const streets = await inLayer("street");
    expect(streets.some(({ name }) => String(name).startsWith("Voie"))).toBe(false);
  });

  it("name a square at its centre, and not along the streets around it", async () => {
    const tertiary = (await inLayer("street")).filter(({ class: streetClass }) => streetClass === "tertiary");
    expect(tertiary.map(({ name }) => name)).toEqual([undefined]);
    expect((await inLayer("label")).map(({ name }) => name)).toContain("Place de Grève");
  });

  it("give a main street its class even if only buses and bicycles may use it", async () => {
    expect(await inLayer("street")).toContainEqual(
      expect.objectContaining({ class: "secondary", name: "Rue de la Verrerie" }),
    );
  });

  it("contain footbridges, and lanes that are only in the city's file", async () => {
    const names = (await inLayer("street")).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Villa Cachée", "Passerelle Neuve"]));
  });

  it("omit street names at zoom 11", async () => {
    expect(await inLayer("street", 11)).toEqual([
      expect.not.objectContaining({ name: expect.anything() }),
      expect.not.objectContaining({ name: expect.anything() }),
      expect.not.objectContaining({ name: expect.anything() }),
      expect.not.objectContaining({ name: expect.anything() }),
    ]);
  });

  it("omit service roads at zoom 13", async () => {
    expect((await inLayer("street", 13)).map(({ class: streetClass }) => streetClass)).not.toContain("service");
  });

  it("mark roads outside Paris with `out`", async () => {
    expect(await inLayer("street", 14, [2.235, 48.86])).toEqual([
      expect.objectContaining({ out: 1, class: "primary" }),
    ]);
  });

  it("omit the canal where it is underground", async () => {
    // This tile has only the Seine: the canal below the boulevard is omitted.
    expect(await inLayer("water", 14, [2.371, 48.856])).toHaveLength(1);
    expect(await inLayer("water", 14, [2.366, 48.873])).toHaveLength(1);
  });

  it("omit railways in tunnels", async () => {
    expect(await inLayer("rail")).toEqual([expect.objectContaining({ mode: "train", lines: 1 })]);
  });

  it("contain the border between two arrondissements once", async () => {
    const [border] = (await inLayer("border")).filter(({ kind }) => kind === "arrondissement");
    expect(border).toMatchObject({ lines: 1 });
  });

  it("contain the city limits in a layer of their own", async () => {
    expect(await inLayer("city")).toHaveLength(1);
  });

  it("give each station the sign of its transport modes, and omit stations of funiculars", async () => {
    const found = [...(await inLayer("station")), ...(await inLayer("station", 14, [2.3545, 48.8855]))];
    expect(new Map(found.map(({ name, sign }) => [name, sign]))).toEqual(
      new Map([
        ["Hôtel de Ville", "metro"],
        ["Châtelet", "metro-rer"],
      ]),
    );
  });

  it("contain labels of arrondissements, quarters, squares and sights, each once and in its short form", async () => {
    const names = (await inLayer("label")).map(({ name, number }) => name ?? number);
    expect(names).toEqual(
      expect.arrayContaining([4, "Saint-Merri", "Place de Grève", "Tour Saint-Jacques", "Les Halles"]),
    );
    expect(names).not.toContain("Halles");
    expect(names).toEqual([...new Set(names)]);
  });
});
