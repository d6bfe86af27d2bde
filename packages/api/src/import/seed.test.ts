import { count } from "drizzle-orm";
import { expect, it } from "vitest";
import { createPostgresDatabase } from "../../testing/databases.ts";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { places } from "../db/schema.ts";
import { seedOnce } from "./seed.ts";
import { readSeedPlaces } from "./seed-places.ts";

it("an empty PostgreSQL is seeded once when several processes start at the same time", async () => {
  const { url, drop } = await createPostgresDatabase();
  const seedPlaces = await readSeedPlaces();
  const opened: Database[] = [];
  const start = async (): Promise<number> => {
    const database = await openDatabase({ databaseUrl: url, dataDir: "" });
    opened.push(database);
    return seedOnce(database.db);
  };
  try {
    const seeded = await Promise.all([start(), start(), start()]);
    expect(seeded.toSorted((a, b) => a - b)).toEqual([0, 0, seedPlaces.length]);
    const rows = await opened[0]?.db.select({ n: count() }).from(places);
    expect(rows).toEqual([{ n: seedPlaces.length }]);
  } finally {
    await Promise.all(opened.map(({ close }) => close()));
    await drop();
  }
});
