import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { getTableName, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import journal from "../../../migrations/meta/_journal.json" with { type: "json" };
import { contentOf, fillOddly, forgeBackup } from "../../../testing/backups.ts";
import { createPostgresDatabase, DATABASES, describeOnBoth, PATIENTLY } from "../../../testing/databases.ts";
import { seedOnce } from "../../import/seed.ts";
import { migrate, migrationOf } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import { connectPglite } from "../pglite.ts";
import { rawRows } from "../raw-rows.ts";
import * as schema from "../schema.ts";
import { writeBackup } from "./backup-file.ts";
import { countOwnRows } from "./count-own-rows.ts";
import { checkBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { BACKED_UP, LEFT_OUT } from "./tables.ts";
import { vacuumRestored } from "./vacuum-restored.ts";

const folder = mkdtempSync(join(tmpdir(), "flaneur-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const freshPath = (): string => join(folder, `${++files}.jsonl.gz`);

const header = { format: "flaneur", version: 1, migration: journal.entries.at(-1)?.when ?? 0, createdAt: "" };
const restore = async (database: Parameters<typeof restoreBackup>[0], path: string) =>
  restoreBackup(database, path, await checkBackup(path));

it("the backup includes or explicitly excludes every table of the schema", () => {
  const all = Object.values(schema).map((table) => getTableName(table));
  expect([...BACKED_UP, ...LEFT_OUT].toSorted()).toEqual(all.toSorted());
});

describe("a backup", () => {
  for (const [from, openSource] of Object.entries(DATABASES)) {
    for (const [to, openTarget] of Object.entries(DATABASES)) {
      it(`of ${from} can be restored on ${to} without loss, and back`, async () => {
        const [source, target] = [await openSource(), await openTarget()];
        await fillOddly(source.db);
        const content = await contentOf(source.db);
        const [there, back] = [freshPath(), freshPath()];
        const { rows } = await writeBackup(source, there);
        expect(rows).toEqual(Object.fromEntries(Object.entries(content).map(([table, list]) => [table, list.length])));
        await restore(target, there);
        expect(await contentOf(target.db)).toEqual(content);
        await writeBackup(target, back);
        await restore(source, back);
        expect(await contentOf(source.db)).toEqual(content);
        await Promise.all([source.close(), target.close()]);
      });
    }
  }
});

describeOnBoth("a backup", (database) => {
  it("excludes sessions and rate limits, includes the seed's version, and ends all sessions when restored", async () => {
    const { db } = database();
    expect(await seedOnce(db)).toBeGreaterThan(0);
    expect(await countOwnRows(db)).toEqual({
      places: 0,
      place_log: 0,
      duplicate_decisions: 0,
      users: 0,
      favorites: 0,
      views: 0,
      lists: 0,
      addresses: 0,
    });
    const seeded = freshPath();
    await writeBackup(database(), seeded);
    await fillOddly(await withoutSeedMark(db));
    expect(await countOwnRows(db)).toEqual({
      places: 2,
      place_log: 1,
      duplicate_decisions: 1,
      users: 1,
      favorites: 1,
      views: 1,
      lists: 1,
      addresses: 1,
    });
    const path = freshPath();
    await writeBackup(database(), path);
    expect(gunzipSync(readFileSync(path)).toString()).not.toMatch(/"sessions"|"known_sites"|"rate_limits"|secret/);
    await restore(database(), path);
    expect([await db.$count(schema.users), await db.$count(schema.sessions)]).toEqual([1, 0]);
    await restore(database(), seeded);
    expect(await db.$count(schema.users)).toBe(0);
    expect(await seedOnce(db)).toBe(0);
  });

  it("stays restored if the vacuum of its tables fails, and the vacuum can be repeated", async () => {
    const { db } = database();
    await fillOddly(await withoutSeedMark(db));
    const content = await contentOf(db);
    const Row = z.object({ name: z.string() });
    const untidied = sql`select relname as name from pg_class
      where relname in ('places', 'streets', 'addresses') and relkind = 'r' and reltuples < 0`;
    const path = freshPath();
    await writeBackup(database(), path);
    await restore(database(), path);
    expect(await rawRows(db, untidied, Row)).not.toEqual([]);
    await db.execute(sql`alter table addresses rename to other_addresses`);
    expect(await vacuumRestored(db)).toBe('relation "addresses" does not exist');
    await db.execute(sql`alter table other_addresses rename to addresses`);
    expect(await contentOf(db)).toEqual(content);
    expect(await vacuumRestored(db)).toBeNull();
    expect(await rawRows(db, untidied, Row)).toEqual([]);
  });

  it("gives all its tables statistics, by which queries choose indexes, when it is restored", async () => {
    const { db } = database();
    const path = freshPath();
    await writeBackup(database(), path);
    await restore(database(), path);
    expect(await vacuumRestored(db)).toBeNull();
    const Row = z.object({ name: z.string() });
    const names = sql.join(
      BACKED_UP.map((table) => sql`${table}`),
      sql`, `,
    );
    const unknown = sql`select relname as name from pg_class
      where relname in (${names}) and relkind = 'r' and reltuples < 0 order by relname`;
    expect(await rawRows(db, unknown, Row)).toEqual([]);
  });

  it("that cannot be restored leaves the database unchanged", async () => {
    const { db } = database();
    const before = [await contentOf(db), await migrationOf(db)];
    const path = freshPath();
    const orphan = { user_id: "nobody", place_id: "nowhere", created_at: "2026-01-01T00:00:00Z" };
    forgeBackup(path, header, { tags: [{ name: "Terrace", category: "Setting", position: 0 }], favorites: [orphan] });
    await expect(restore(database(), path)).rejects.toThrow(
      /^\S+ was not restored: .*foreign key.*\. The database is as it was before\.$/,
    );
    expect([await contentOf(db), await migrationOf(db)]).toEqual(before);
  });

  it("of an older version is migrated when restored", async () => {
    const oldest = journal.entries[0]?.when ?? 0;
    const older = await connectPglite("memory://");
    await older.db.transaction((transaction) => migrate(transaction, oldest));
    await older.db.execute(sql`insert into tags values ('Terrace', 'Setting', 0)`);
    const path = freshPath();
    const backup = await writeBackup(older, path);
    await older.close();
    expect(backup).toMatchObject({ header: { migration: oldest }, rows: { places: 0, tags: 1, meta: 0 } });
    await restore(database(), path);
    const { db } = database();
    expect([await db.$count(schema.tags), await db.$count(schema.users)]).toEqual([1, 0]);
    expect(await migrationOf(db)).toBe(header.migration);
  });

  it("is not restored into a database that a newer version has migrated, and leaves it unchanged", async () => {
    const path = freshPath();
    await writeBackup(database(), path);
    const { db } = database();
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`);
    const before = await contentOf(db);
    await expect(restore(database(), path)).rejects.toThrow("Restore to an empty database");
    expect(await contentOf(db)).toEqual(before);
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
  });

  it("is refused for a database of another program or of a newer version", async () => {
    const { db } = database();
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`);
    await expect(writeBackup(database(), freshPath())).rejects.toThrow("brought up to date by a newer version");
    await db.execute(sql`drop schema drizzle cascade`);
    await expect(writeBackup(database(), freshPath())).rejects.toThrow("There is nothing to back up");
    expect(readdirSync(folder)).toHaveLength(readdirSync(folder).filter((name) => name.endsWith(".gz")).length);
  });
});

it("a backup of PostgreSQL contains no row that is committed after it has begun", async () => {
  const { url, waiting, drop } = await createPostgresDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: "" });
  const { db } = database;
  const path = freshPath();
  let backup: ReturnType<typeof writeBackup> | undefined;
  await db.transaction(async (other) => {
    // The backup has read the tables before `users`, and has not yet read the tables after it.
    await other.execute(sql`lock table users in access exclusive mode`);
    backup = writeBackup(database, path);
    await expect.poll(waiting, PATIENTLY).toBe(1);
    await other.execute(sql`insert into streets values ('s', 'Rue', 'rue', '75011', 48.85, 2.35)`);
  });
  expect((await backup)?.rows).toMatchObject({ streets: 0 });
  expect(await db.$count(schema.streets)).toBe(1);
  await database.close();
  await drop();
});

async function withoutSeedMark(db: Parameters<typeof fillOddly>[0]) {
  await db.delete(schema.meta);
  return db;
}
