import { beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/databases.ts";
import { addresses, streets } from "../db/schema.ts";
import { registeredStreets } from "./registered-streets.ts";

const at = { latitude: 48.85, longitude: 2.35 };

describeOnBoth("streets of one name", (database) => {
  beforeAll(async () => {
    const { db } = database();
    const parts = ["75001", "75002"].map((arrondissement) => ({
      ...at,
      id: arrondissement,
      name: "Rue Longue",
      nameKey: "rue longue",
      arrondissement,
    }));
    await db.insert(streets).values(parts);
    const house = (streetId: string, number: number, suffix: string) => ({
      ...at,
      id: `${streetId}-${number}${suffix}`,
      streetId,
      number,
      suffix,
    });
    const dense = Array.from({ length: 100 }, (_, i) => house("75001", 10, `s${i}`));
    await db.insert(addresses).values([...dense, house("75002", 2, ""), house("75002", 30, "")]);
  });

  it("are each returned with their own numbers, however many numbers another street has", async () => {
    const [dense, sparse] = await registeredStreets(database().db, ["rue longue"], 10);
    expect(dense?.houses).toHaveLength(40);
    expect(sparse?.houses.map(({ number }) => number)).toEqual([2, 30]);
  });
});
