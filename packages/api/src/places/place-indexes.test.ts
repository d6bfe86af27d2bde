import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { z } from "zod";
import { describeOnBoth } from "../../testing/databases.ts";
import type { Db } from "../db/database.ts";
import { rawRows } from "../db/raw-rows.ts";
import { withoutPlaceIndexes } from "./place-indexes.ts";

const definitions = async (db: Db): Promise<readonly string[]> =>
  (
    await rawRows(
      db,
      sql`select indexdef from pg_indexes where tablename = 'places' order by indexname`,
      z.object({ indexdef: z.string() }),
    )
  ).map(({ indexdef }) => indexdef);

describeOnBoth("work without the indexes of places", (database) => {
  it("finds only the unique indexes, and afterwards all indexes are as before", async () => {
    const { db } = database();
    const before = await definitions(db);
    const during = await db.transaction((transaction) =>
      withoutPlaceIndexes(transaction, () => definitions(transaction)),
    );
    expect(during.length).toBeGreaterThan(0);
    expect(during.every((definition) => definition.startsWith("CREATE UNIQUE INDEX"))).toBe(true);
    expect(before.length).toBeGreaterThan(during.length);
    expect(await definitions(db)).toEqual(before);
  });

  it("leaves the indexes as they were when it fails", async () => {
    const { db } = database();
    const before = await definitions(db);
    const failing = db.transaction((transaction) =>
      withoutPlaceIndexes(transaction, () => Promise.reject(new Error("full disk"))),
    );
    await expect(failing).rejects.toThrow("full disk");
    expect(await definitions(db)).toEqual(before);
  });
});
