import { StartError } from "@flaneur/server-kit";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPostgresDatabase } from "../../testing/databases.ts";
import { seedOnce } from "../import/seed.ts";
import { emptyPostgres } from "./empty-database.ts";
import { openDatabase } from "./open-database.ts";
import { places } from "./schema.ts";

describe("a reset of PostgreSQL", () => {
  let created: Awaited<ReturnType<typeof createPostgresDatabase>>;
  beforeAll(async () => {
    created = await createPostgresDatabase();
    const { db, close } = await openDatabase({ databaseUrl: created.url, dataDir: "" });
    await seedOnce(db);
    await db.execute(sql`create table theirs (n integer)`);
    await close();
  });
  afterAll(() => created.drop());

  const open = () => openDatabase({ databaseUrl: created.url, dataDir: "" });

  it("is refused unless confirmed, and the message names the database without its password", async () => {
    const refused = emptyPostgres(created.url, { isConfirmed: false });
    const { host, pathname } = new URL(created.url);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(`the PostgreSQL database ${host}${pathname},`);
    await expect(refused).rejects.toThrow("npm run db:reset -- --yes");
    await expect(refused).rejects.not.toThrow("flaneur:");
    const { db, close } = await open();
    expect(await db.$count(places)).toBeGreaterThan(0);
    await close();
  });

  it("empties our own tables, and drops no others", async () => {
    await emptyPostgres(created.url, { isConfirmed: true });
    const { db, close } = await open();
    expect(await db.$count(places)).toBe(0);
    expect(await seedOnce(db)).toBeGreaterThan(0);
    await expect(db.execute(sql`select * from theirs`)).resolves.toBeDefined();
    await close();
  });

  it("reports that the server is unreachable, or that other objects depend on our tables", async () => {
    const nobody = emptyPostgres("postgres://flaneur:secret@127.0.0.1:1/flaneur", { isConfirmed: true });
    await expect(nobody).rejects.toThrow("database 127.0.0.1:1/flaneur: nothing answers there");
    const { db, close } = await open();
    await db.execute(sql`create view names as select name from places`);
    await close();
    await expect(emptyPostgres(created.url, { isConfirmed: true })).rejects.toThrow(/Cannot empty .* other objects/);
    const after = await open();
    expect(await after.db.$count(places)).toBeGreaterThan(0);
    await after.close();
  });
});
