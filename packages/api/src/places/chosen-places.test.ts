import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { apiOver } from "../../testing/api.ts";
import { describeOnPostgres } from "../../testing/databases.ts";
import { places } from "../db/schema.ts";
import { seedOnce } from "../import/seed.ts";
import { OPERATOR } from "../reference/sources.ts";

const Body = z.object({ allCurated: z.boolean() });

describeOnPostgres("allCurated of /filters/types and of /places/pack", (database) => {
  let api: ReturnType<typeof apiOver>;
  beforeAll(async () => {
    await seedOnce(database().db);
    api = apiOver(database().db);
  });
  afterAll(() => api.remove());

  const read = async () => {
    const bodies = [await api.get("/filters/types"), await api.get("/places/pack")];
    return Promise.all(bodies.map(async (body) => Body.parse(await body.json()).allCurated));
  };

  /** Changes the source or state of one place while `read` runs. */
  async function readWith(change: Partial<typeof places.$inferInsert>) {
    const { db } = database();
    const [before] = await db.select().from(places).where(eq(places.id, "septime"));
    if (before === undefined) throw new Error("There is no place 'septime'.");
    await db.update(places).set(change).where(eq(places.id, before.id));
    const found = await read();
    await db.update(places).set(before).where(eq(places.id, before.id));
    return found;
  }

  it("is true for the curated places", async () => {
    expect(await read()).toEqual([true, true]);
  });

  it("is false if a listed place is imported", async () => {
    expect(await readWith({ source: "osm" })).toEqual([false, false]);
  });

  it("is true if an operator has chosen the imported place", async () => {
    expect(await readWith({ source: "osm", chosen: true })).toEqual([true, true]);
  });

  it("is false if an operator has made a curated place one of the others", async () => {
    expect(await readWith({ chosen: false })).toEqual([false, false]);
  });

  it("is true if an operator has added a place by hand", async () => {
    expect(await readWith({ source: OPERATOR })).toEqual([true, true]);
  });

  it.each([{ hidden: true }, { placeStatus: "Permanently Closed" }])(
    "is true if the imported place is not listed: %j",
    async (state) => {
      expect(await readWith({ source: "osm", ...state })).toEqual([true, true]);
    },
  );
});
