import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { preparedFolder } from "../../../../tests/setup/prepared-folder.ts";
import { schemaState } from "./migrate.ts";
import { copyBeforeMigration, migrationCopyOf } from "./migration-copy.ts";
import { openPglite } from "./open-database.ts";
import { connectPglite } from "./pglite.ts";

const folder = await preparedFolder();
const pglite = join(folder.path, "pglite");
afterAll(() => folder.remove());

/** Makes the database one that an earlier version has left. */
async function forgetLastMigration(): Promise<void> {
  const { db, close } = await openPglite(pglite);
  await db.execute(sql`alter table lists drop walk`);
  await db.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  await close();
}

it("an embedded database is copied before a migration, and the copy is removed at the next start", async () => {
  await forgetLastMigration();
  const sentences: string[] = [];
  const onMigrate = (sentence: string) => sentences.push(sentence);
  const copy = migrationCopyOf(pglite);

  const migrated = await openPglite(pglite, { onMigrate });
  expect(await schemaState(migrated.db)).toEqual({ missing: 0, isNewer: false });
  await migrated.close();
  expect(sentences).toEqual([
    `The database in ${pglite} is brought up to date: 1 migration. A copy from before is in ${copy} until the next start.`,
  ]);
  const before = await connectPglite(copy);
  expect(await schemaState(before.db)).toEqual({ missing: 1, isNewer: false });
  await before.close();

  // A command, such as an import, keeps the copy.
  await (await openPglite(pglite, { onMigrate })).close();
  expect(existsSync(copy)).toBe(true);
  await (await openPglite(pglite, { onMigrate, isStart: true })).close();
  expect(existsSync(copy)).toBe(false);
  expect(sentences).toHaveLength(1);
});

it("npm run db:migrate copies an embedded database before it migrates it, as a start does", async () => {
  await forgetLastMigration();
  const copy = migrationCopyOf(pglite);
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: folder.path };
  const command = [join(import.meta.dirname, "migrate-database.ts")];
  const migrate = () => spawnSync(process.execPath, command, { env, encoding: "utf8" }).stdout.trim();

  expect(migrate()).toBe(
    `The database in ${pglite} is brought up to date: 1 migration. A copy from before is in ${copy} until the next start.`,
  );
  const before = await connectPglite(copy);
  expect(await schemaState(before.db)).toEqual({ missing: 1, isNewer: false });
  await before.close();
  expect(migrate()).toBe(`${pglite} has the schema of this version already.`);
  rmSync(copy, { recursive: true });
});

it("an embedded database is not copied with `copy: false`", async () => {
  await forgetLastMigration();
  const sentences: string[] = [];
  await (await openPglite(pglite, { copy: false, onMigrate: (sentence) => sentences.push(sentence) })).close();
  expect(sentences).toEqual([`The database in ${pglite} is brought up to date: 1 migration.`]);
  expect(existsSync(migrationCopyOf(pglite))).toBe(false);
});

it("a copy that fails says how to start without it, and leaves an earlier copy", () => {
  const missing = join(folder.path, "missing");
  mkdirSync(migrationCopyOf(missing));
  expect(() => copyBeforeMigration(missing)).toThrow("or start without the copy: npm start -- --no-copy");
  expect(existsSync(migrationCopyOf(missing))).toBe(true);
});
