/** `npm run db:reset`: an empty database with the seed, whatever was there before. */
import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { readSettings, runMain } from "@flaneur/runtime";
import { sql } from "drizzle-orm";
import { openDatabase } from "./database.ts";
import { lockFolder } from "./lock.ts";
import { seedOnce } from "./seed.ts";

await runMain(async () => {
  const settings = readSettings();
  if (settings.databaseUrl === undefined) {
    const folder = resolve(settings.dataDir, "pglite");
    if (existsSync(folder)) {
      const unlock = lockFolder(folder);
      rmSync(folder, { recursive: true, force: true });
      unlock();
    }
  } else {
    const before = await openDatabase(settings);
    await before.db.execute(sql`drop schema if exists drizzle cascade`);
    await before.db.execute(sql`drop schema public cascade`);
    await before.db.execute(sql`create schema public`);
    await before.close();
  }
  const { db, close } = await openDatabase(settings);
  const places = await seedOnce(db);
  await close();
  console.log(`The database is new and holds ${places} places.`);
});
