import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
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

  function run(
    program: "backup" | "restore" | "drill",
    args: readonly string[],
    settings: Readonly<Record<string, string>>,
  ) {
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
      /holds 2 places, 1 change by operators, 1 decision about duplicates, 1 account, 1 favorite, 1 view, 1 list, 1 house number of its own: restoring would replace them\. If that is meant: npm run db:restore -- \S+ --yes$/,
    );
    expect(refused.stderr).not.toContain("flaneur:flaneur");
    expect(run("restore", [name, "--yes"], { DATABASE_URL: postgres.url }).status).toBe(0);
    const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
    expect(await db.$count(users)).toBe(1);
    await close();
  });

  it("report that the product is running, or that there is nothing to back up", () => {
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

  it("report a missing backup file without creating a database", () => {
    const untouched = join(folder, "untouched");
    const { status, stderr } = run("restore", ["missing.gz"], { DATA_DIR: untouched });
    expect([status, stderr]).toEqual([1, `${join(folder, "missing.gz")}: there is no such file.`]);
    expect(existsSync(untouched)).toBe(false);
  });

  it("keep the newest backups of a folder, and db:drill restores the newest one", () => {
    const kept = join(folder, "kept");
    mkdirSync(kept);
    const old = ["flaneur-2025-01-01-030000.jsonl.gz", "flaneur-2025-01-02-030000.jsonl.gz", "notes.txt"];
    for (const name of old) writeFileSync(join(kept, name), "");
    const made = run("backup", ["kept", "--keep", "2"], { DATA_DIR: full });
    expect(made).toMatchObject({ status: 0, stderr: "" });
    expect(made.stdout).toContain(`${join(kept, "flaneur-2025-01-01-030000.jsonl.gz")} is deleted.`);
    const left = readdirSync(kept).toSorted();
    expect(left).toEqual([old[1], expect.stringMatching(/^flaneur-20\d\d/), "notes.txt"]);
    const drill = run("drill", ["kept"], {});
    expect(drill).toMatchObject({ status: 0, stderr: "" });
    expect(drill.stdout).toMatch(/was restored in [\d.]+ s: 2 places, 1 change by operators/);
  });

  it("report a backup that cannot be restored, a folder without backups, and a wrong use of --keep", () => {
    const broken = join(folder, "broken");
    mkdirSync(broken);
    expect(run("drill", ["broken"], {})).toMatchObject({ status: 1, stderr: `There is no backup in ${broken}.` });
    writeFileSync(join(broken, "flaneur-2025-01-01-030000.jsonl.gz"), "not a backup");
    expect(run("drill", ["broken"], {}).stderr).toContain("is not a backup of Flâneur.");
    expect(run("backup", ["--keep", "0", "broken"], { DATA_DIR: full }).stderr).toContain(
      "--keep takes a number from 1",
    );
    expect(run("backup", ["--keep", "2", "new.gz"], { DATA_DIR: full }).stderr).toContain("--keep needs a folder");
  });

  it("print their usage when arguments are unknown or too many", () => {
    expect(run("restore", ["one.gz", "two.gz"], {}).stderr).toContain("Usage: npm run db:restore -- FILE [--yes]");
    expect(run("backup", ["--yes"], {}).stderr).toContain("Usage: npm run db:backup [-- FILE|FOLDER] [--keep N]");
  });
});
