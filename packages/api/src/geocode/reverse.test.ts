import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../testing/databases.ts";
import { ARCHIVES, geocodingOver, keep, place, short } from "../../testing/geocoding.ts";
import { places } from "../db/schema.ts";

describeOnBoth("reverse geocoding", (database) => {
  const { forward, reverse } = geocodingOver(database);

  it("returns the addresses around a point, nearest first, and its arrondissement last", async () => {
    expect(short(await reverse(48.8576, 2.35412))).toEqual([
      ["10 Rue des Archives, 75004", "ROOFTOP", "whole"],
      ["10 bis Rue des Archives, 75004", "ROOFTOP", "whole"],
      ["75004", "APPROXIMATE", "whole"],
    ]);
    expect(short(await reverse(48.8606, 2.3619))[0]?.[0]).toBe("109 Rue Vieille du Temple, 75003");
  });

  it("returns addresses within 100 m, otherwise the nearest street, otherwise the arrondissement alone", async () => {
    const archives = { latitude: 48.8575, longitude: 2.3541 };
    const degrees = (metres: number) => metres / 111_195;
    const near = await reverse(archives.latitude - degrees(160), archives.longitude);
    expect(near.map(({ formatted_address }) => formatted_address)).not.toContain(ARCHIVES);
    const corner = await reverse(48.8719 + degrees(90), 2.293 + degrees(90) / Math.cos((48.8719 * Math.PI) / 180));
    const street = [
      ["Avenue Kléber, 75016", "GEOMETRIC_CENTER", "whole"],
      ["75016", "APPROXIMATE", "whole"],
    ];
    expect(short(corner)).toEqual(street);
    const [lone] = await reverse(48.8719 + degrees(95), 2.293);
    expect(lone?.formatted_address).toBe("12 Rue Lauriston, 75016 Paris, France");
    expect((await reverse(48.8719 + degrees(105), 2.293))[0]?.types).toEqual(["route"]);
    // A point in the middle of the racecourse of Vincennes.
    expect(short(await reverse(48.8235, 2.4505))).toEqual([["75012", "APPROXIMATE", "whole"]]);
  });

  it("accepts a point outside the city's outline if an address in Paris is within 30 m", async () => {
    await keep(database().db, [place("edge", "Le Bord", "1 Rue du Pré, 75019 Paris", 48.895, 2.41)]);
    expect(short(await reverse(48.895 + 20 / 111_195, 2.41))).toEqual([
      ["1 Rue du Pré, 75019", "ROOFTOP", "whole"],
      ["75019", "APPROXIMATE", "whole"],
    ]);
    expect(await reverse(48.895 + 40 / 111_195, 2.41)).toEqual([]);
    await database().db.delete(places).where(eq(places.id, "edge"));
  });

  it("does not return the address of a hidden place", async () => {
    await keep(database().db, [place("hidden", "La Cachette", "7 Rue du Secret, 75019 Paris", 48.895, 2.41)]);
    await database().db.update(places).set({ hidden: true }).where(eq(places.id, "hidden"));
    expect(await reverse(48.895, 2.41)).toEqual([]);
    await database().db.delete(places).where(eq(places.id, "hidden"));
  });

  it.each([
    [45.764, 4.8357],
    [48.8049, 2.1204],
    [48.8156, 2.4],
    [-48.8566, 2.3522],
    [90, 180],
    [0, 0],
  ])("returns nothing for %d, %d, which is outside Paris", async (latitude, longitude) => {
    expect(await reverse(latitude, longitude)).toEqual([]);
  });

  it("returns the same address for the point that forward geocoding returns for an address", async () => {
    for (const address of [
      ARCHIVES,
      "12 Rue Lauriston, 75016 Paris, France",
      "109 Rue Vieille du Temple, 75003 Paris, France",
    ]) {
      const [there] = await forward(address);
      const { lat, lng } = there?.geometry.location ?? { lat: 0, lng: 0 };
      const [back] = await reverse(lat, lng);
      expect([there?.formatted_address, back?.formatted_address]).toEqual([address, address]);
    }
  });
});
