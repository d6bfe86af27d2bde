import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillOddly } from "../../testing/backups.ts";
import { createPostgresDatabase } from "../../testing/databases.ts";
import { lockFolder } from "./lock.ts";
import { openDatabase } from "./open-database.ts";
import { users } from "./schema.ts";

describe("npm run db:backup and db:restore", () => {
  const folder = mkdtempSync(join(tmpdir(), "flaneur-backup-main-"));
  const full = join(folder, "full");
  let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
  beforeAll(async () => {
    postgres = await createPostgresDatabase();
    const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: full });
    await fillOddly(db);
    await close();
  });
  afterAll(async () => {
    await postgres.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  function run(program: "backup" | "restore", args: readonly string[], settings: Readonly<Record<string, string>>) {
    const env = { ...process.env, INIT_CWD: folder, DATABASE_URL: undefined, ...settings };
    const main = resolve(import.meta.dirname, `${program}.ts`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { env, encoding: "utf8" });
    return { status, stdout: stdout.trim(), stderr: stderr.trim() };
  }

  it("copy PGlite to PostgreSQL, and replace existing data only after confirmation", async () => {
    const made = run("backup", [], { DATA_DIR: full });
    expect(made).toMatchObject({ status: 0, stderr: "" });
    const [name = ""] = readdirSync(folder).filter((file) => file.endsWith(".gz"));
    expect(name).toMatch(/^flaneur-\d{4}-\d\d-\d\d-\d{6}\.jsonl\.gz$/);
    expect(made.stdout).toContain(
      `is backed up to ${join(folder, name)} (0.0 MB): 2 places, 1 change by operators, 1 decision about duplicates, 1 tag, 1 account, 1 favorite`,
    );
    const restored = run("restore", [name], { DATABASE_URL: postgres.url });
    expect(restored).toMatchObject({ status: 0, stderr: "" });
    const refused = run("restore", [name], { DATABASE_URL: postgres.url });
    expect(refused).toMatchObject({ status: 1, stdout: "" });
    expect(refused.stderr).toMatch(
      /holds 2 places, 1 change by operators, 1 decision about duplicates, 1 account, 1 favorite, 1 view, 1 house number of its own: restoring would replace them\. If that is meant: npm run db:restore -- \S+ --yes$/,
    );
    expect(refused.stderr).not.toContain("flaneur:flaneur");
    expect(run("restore", [name, "--yes"], { DATABASE_URL: postgres.url }).status).toBe(0);
    const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
    expect(await db.$count(users)).toBe(1);
    await close();
  });

  it("report in one sentence that the product is running, or that there is nothing to back up", () => {
    const unlock = lockFolder(join(full, "pglite"));
    const busy = run("backup", ["busy.gz"], { DATA_DIR: full });
    unlock();
    expect(busy).toMatchObject({ status: 1, stdout: "" });
    expect(busy.stderr).toContain(`is in use by process ${process.pid}`);
    const none = join(folder, "none");
    expect(run("backup", ["none.gz"], { DATA_DIR: none }).stderr).toBe(
      `There is nothing to back up: there is no database in ${none}.`,
    );
    expect([existsSync(none), existsSync(join(folder, "none.gz")), existsSync(join(folder, "busy.gz"))]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("check the backup file before they change the database", () => {
    const untouched = join(folder, "untouched");
    const { status, stderr } = run("restore", ["missing.gz"], { DATA_DIR: untouched });
    expect([status, stderr]).toEqual([1, `${join(folder, "missing.gz")}: there is no such file.`]);
    expect(existsSync(untouched)).toBe(false);
  });

  it("print their usage when arguments are unknown", () => {
    expect(run("restore", ["one.gz", "two.gz"], {}).stderr).toContain("Usage: npm run db:restore -- FILE [--yes]");
    expect(run("backup", ["--yes"], {}).stderr).toContain("Usage: npm run db:backup [-- FILE]");
  });
});
