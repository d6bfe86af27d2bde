import { StartError } from "@flaneur/server-kit";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPostgresDatabase } from "../../testing/databases.ts";
import { openForReading } from "../import/open-for-reading.ts";
import { withoutStatementTimeout } from "./database.ts";
import { emptyPostgres } from "./empty-database.ts";
import { migrate, migrationOf, schemaState } from "./migrate.ts";
import { connectDatabase, openDatabase } from "./open-database.ts";

let created: Awaited<ReturnType<typeof createPostgresDatabase>>;
beforeEach(async () => {
  created = await createPostgresDatabase();
});
afterEach(() => created.drop());

const settings = (migrateOnStart = true) => ({ databaseUrl: created.url, dataDir: "", migrateOnStart });

async function run(statement: string): Promise<void> {
  const client = await created.connect();
  await client.query(statement);
  await client.end();
}

describe("a PostgreSQL database", () => {
  it("with the schema of a newer version is refused by a start, a reset and a command that only reads", async () => {
    await (await openDatabase(settings())).close();
    await run("insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-tomorrow', 9999999999999)");
    const sentence = "a newer version of the product has migrated it, and this version does not know its schema.";
    await expect(openDatabase(settings())).rejects.toThrow(sentence);
    await expect(openDatabase(settings(false))).rejects.toThrow(sentence);
    await expect(openForReading(settings())).rejects.toThrow(sentence);
    await expect(emptyPostgres(created.url, { isConfirmed: true })).rejects.toThrow("Reset it with that version.");
  });

  it("whose schema the user may not read is refused with the reason by a command that only reads", async () => {
    await (await openDatabase(settings())).close();
    const role = `${new URL(created.url).pathname.slice(1)}_reader`;
    await run(`create role ${role} login password 'pont-neuf'`);
    const databaseUrl = Object.assign(new URL(created.url), { username: role, password: "pont-neuf" }).href;
    await expect(openForReading({ databaseUrl, dataDir: "" })).rejects.toThrow(StartError);
    await expect(openForReading({ databaseUrl, dataDir: "" })).rejects.toThrow("permission denied for schema drizzle");
    await run(`drop role ${role}`);
  });

  it("in another encoding than UTF8 is refused with the reason, and is left unchanged", async () => {
    const name = `${new URL(created.url).pathname.slice(1)}_latin`;
    await run(`create database ${name} encoding 'LATIN1' locale 'C' template template0`);
    const databaseUrl = Object.assign(new URL(created.url), { pathname: `/${name}` }).href;
    const opening = openDatabase({ databaseUrl, dataDir: "" });
    await expect(opening).rejects.toThrow(/\): its encoding is LATIN1, and UTF8 is needed\. Create another one/);
    const { db, close } = await connectDatabase({ databaseUrl, dataDir: "" });
    expect(await migrationOf(db)).toBeNull();
    await close();
    await run(`drop database ${name}`);
  });

  it("that lacks migrations is refused by a start that does not migrate, and is left unchanged", async () => {
    await expect(openDatabase(settings(false))).rejects.toThrow(
      /it lacks \d+ migrations, and MIGRATE_ON_START is false\. Run first: npm run db:migrate\.$/,
    );
    const { db, close } = await connectDatabase(settings());
    expect((await schemaState(db)).missing).toBeGreaterThan(5);
    await withoutStatementTimeout(db, (transaction) => migrate(transaction));
    await close();
    await (await openDatabase(settings(false))).close();
  });

  it("that accepts no writes is refused with the reason, and can be read by a command", async () => {
    await (await openDatabase(settings())).close();
    await run(`alter database "${new URL(created.url).pathname.slice(1)}" set default_transaction_read_only = on`);
    await expect(openDatabase(settings())).rejects.toThrow("it is set to read-only (default_transaction_read_only).");
    const { db, close } = await openForReading(settings());
    await expect(db.execute(sql`select count(*) from places`)).resolves.toBeDefined();
    await close();
  });
});
