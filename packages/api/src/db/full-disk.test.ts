import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLogger, StartError } from "@flaneur/server-kit";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { apiOver, signUp } from "../../testing/api.ts";
import { plainHasher } from "../../testing/mailing-api.ts";
import { canMount, createSmallDisk, type SmallDisk } from "../../testing/small-disk.ts";
import { seedOnce } from "../import/seed.ts";
import { explainingDiskErrors } from "./database.ts";
import { openPglite } from "./open-database.ts";
import { rawRows } from "./raw-rows.ts";

const disks: SmallDisk[] = [];
afterEach(() => {
  for (const disk of disks.splice(0)) disk.remove();
});

function diskOf(megabytes: number, files?: number) {
  const disk = createSmallDisk(megabytes, files);
  disks.push(disk);
  return { ...disk, database: join(disk.path, "pglite") };
}

/**
 * Copies the folder of a database while the database is open, so that the first start of the copy must recover the
 * data.
 */
async function interruptDatabase(root: string): Promise<string> {
  const { db, close } = await openPglite(join(root, "running"));
  await db.execute(sql`create table kept as select n, md5(n::text) as value from generate_series(1, 20000) n`);
  cpSync(join(root, "running"), join(root, "interrupted"), { recursive: true });
  await close();
  return join(root, "interrupted");
}

async function failedStart(folder: string): Promise<string> {
  const error = await openPglite(folder).then(
    ({ close }) => close().then(() => null),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  const { message } = error instanceof StartError ? error : { message: "" };
  expect(message).not.toContain("db:reset");
  expect(message).not.toContain("damaged");
  return message;
}

async function expectKept(folder: string): Promise<void> {
  const { db, close } = await openPglite(folder);
  const Kept = z.object({ rows: z.number(), wrong: z.number() });
  const statement = sql`select count(*)::int as rows, (count(*) filter (where value <> md5(n::text)))::int as wrong from kept`;
  expect(await rawRows(db, statement, Kept)).toEqual([{ rows: 20_000, wrong: 0 }]);
  await close();
}

describe.runIf(canMount())("a start of PGlite", () => {
  const root = mkdtempSync(join(tmpdir(), "flaneur-interrupted-"));
  /** The interrupted database, which the tests copy. */
  let interrupted: string;
  beforeAll(async () => {
    interrupted = await interruptDatabase(root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it("creates a new database only when the disk has the reported free space", async () => {
    for (const megabytes of [1, 20]) {
      const disk = diskOf(megabytes);
      expect(await failedStart(disk.database)).toBe(
        `The disk of ${disk.database} is full: ${megabytes} MB are free, and 64 MB are needed. Free ${64 - megabytes} MB ` +
          "more there, or set DATA_DIR to a folder on another disk. No database was created.",
      );
      expect(readdirSync(disk.path)).toEqual([]);
      disk.resize(100);
      await (await openPglite(disk.database)).close();
      expect(readdirSync(disk.path)).toEqual(["pglite"]);
    }
  });

  it("on a disk with too few inodes reports how many files must be deleted", async () => {
    const disk = diskOf(100, 300);
    expect(await failedStart(disk.database)).toMatch(
      /has no room for more files: 29\d can be created there, and 1200 are needed\. Delete 90\d there, /,
    );
    expect(readdirSync(disk.path)).toEqual([]);
  });

  it("on a full disk leaves an interrupted database unchanged, even after several attempts", async () => {
    const disk = diskOf(150);
    cpSync(interrupted, disk.database, { recursive: true });
    for (const left of [0, 4_096, 0]) {
      disk.fill(left);
      expect(await failedStart(disk.database)).toMatch(
        /is full: less than 1 MB is free, and 24 MB are needed\. Free 24 MB more there, .* The database in that folder is as it was\.$/,
      );
      disk.free();
    }
    await expectKept(disk.database);
  });

  it("on a read-only disk reports the read-only file system", async () => {
    const disk = diskOf(150);
    cpSync(interrupted, disk.database, { recursive: true });
    disk.setReadOnly(true);
    expect(await failedStart(disk.database)).toBe(
      `${disk.database} lies on a file system that is mounted for reading only. Mount it for writing, or set DATA_DIR to ` +
        "a folder on another disk. The database in that folder is as it was.",
    );
    const missing = join(disk.path, "new", "pglite");
    expect(await failedStart(missing)).toContain("mounted for reading only");
    disk.setReadOnly(false);
    await expectKept(disk.database);
  });

  it("writes all places after an earlier start reported that the disk filled up", async () => {
    const disk = diskOf(150);
    const database = await openPglite(disk.database);
    disk.fill(100_000);
    await expect(explainingDiskErrors(database, () => seedOnce(database.db))).rejects.toThrow(
      /^The disk of .* is full: .* The database in that folder is as it was\.$/,
    );
    await database.close();
    disk.free();
    const again = await openPglite(disk.database);
    expect(await seedOnce(again.db)).toBeGreaterThan(500);
    await again.close();
  });
});

describe.runIf(canMount())("the api over a full disk", () => {
  it("names the disk to the caller and in /readyz, logs it once, and stores changes again when there is room", async () => {
    const disk = diskOf(150);
    const database = await openPglite(disk.database);
    const lines: { level: number; msg: string; remedy?: string; err?: object }[] = [];
    const logger = createLogger("error", { write: (line) => void lines.push(JSON.parse(line)) });
    const api = apiOver(database.db, { logger, explainDisk: database.explainDisk, hasher: plainHasher });
    const { token } = await signUp(api);
    const ready = async () => (await api.fetch(new Request("http://api.test/readyz"))).json();
    expect(await ready()).toEqual({ status: "ready" });
    disk.fill(0);
    const list = { name: "A list", note: "x".repeat(400) };
    const statuses = new Set<number>();
    const sentences = new Set<string>();
    for (let tries = 0; tries < 40; tries++) {
      const answer = await api.post("/lists", list, token);
      statuses.add(answer.status);
      if (!answer.ok) sentences.add((await answer.json()).error);
    }
    expect(statuses).toContain(503);
    expect([...sentences]).toEqual(["The disk of the database is full: nothing was saved. Please try again later."]);
    expect(await ready()).toEqual({
      status: "ready",
      degraded: "The disk of the database is full: changes are refused",
    });
    const errors = lines.filter(({ level }) => level >= 50);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.remedy).toMatch(/^The disk of .* Free \d+ MB/);
    expect(errors[0]).not.toHaveProperty("err");
    disk.free();
    expect((await api.post("/lists", list, token)).status).toBe(201);
    await api.remove();
    await database.close();
  });
});
