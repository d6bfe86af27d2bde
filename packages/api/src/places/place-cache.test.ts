import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/databases.ts";
import { places } from "../db/schema.ts";
import { seedOnce } from "../import/seed.ts";
import { createPlaceCache } from "./place-cache.ts";

const IDS = ["septime", "poilane", "tour-eiffel"] as const;

describeOnBoth("the cache of places", (database) => {
  beforeAll(async () => {
    await seedOnce(database().db);
  });

  it("holds a limited number of places, and drops the oldest ones", async () => {
    const { db } = database();
    const cache = createPlaceCache(db, { mostPlaces: 2 });
    for (const id of IDS) await cache.read([id]);
    // The cache is not notified of this change, so that cached places can be recognised.
    for (const id of IDS) await db.update(places).set({ name: "changed" }).where(eq(places.id, id));
    const names = async (id: string) => (await cache.read([id])).map(({ name }) => name);
    expect(await names("poilane")).not.toEqual(["changed"]);
    expect(await names("tour-eiffel")).not.toEqual(["changed"]);
    expect(await names("septime")).toEqual(["changed"]);
  });
});
