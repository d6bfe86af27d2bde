import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { StartError } from "@flaneur/server-kit";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fillOddly, forgeBackup } from "../../../testing/backups.ts";
import type { Database } from "../database.ts";
import { openPglite } from "../open-database.ts";
import { writeBackup } from "./backup-file.ts";
import { checkBackup } from "./read-backup.ts";

let database: Database;
let folder: string;
let path: string;
beforeAll(async () => {
  database = await openPglite("memory://");
  await fillOddly(database.db);
});
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "flaneur-backup-file-"));
  path = join(folder, "backup.jsonl.gz");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a backup file", () => {
  it("is readable by its owner only, and no temporary file remains", async () => {
    await writeBackup(database, path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(["backup.jsonl.gz"]);
  });

  it("is written, and the draft that a killed backup has left is deleted", async () => {
    const draft = `${path}.0b5f3a52-6b1c-4c1c-9c55-0d9a4d9d7e11`;
    writeFileSync(draft, "half");
    utimesSync(draft, 0, 0);
    await writeBackup(database, path);
    expect(readdirSync(folder)).toEqual(["backup.jsonl.gz"]);
  });

  it("never replaces an existing file", async () => {
    writeFileSync(path, "mine");
    await expect(writeBackup(database, path)).rejects.toThrow(`${path} already exists. Choose another name`);
    expect(readFileSync(path, "utf8")).toBe("mine");
    rmSync(path);
    const outcomes = await Promise.allSettled([writeBackup(database, path), writeBackup(database, path)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(readdirSync(folder)).toEqual(["backup.jsonl.gz"]);
    await checkBackup(path);
  });

  it("does not exist after the backup was cancelled or could not be written", async () => {
    await expect(writeBackup(database, path, AbortSignal.abort())).rejects.toThrow(
      "The backup was not made: it was cancelled.",
    );
    expect(readdirSync(folder)).toEqual([]);
    const nowhere = join(folder, "missing", "backup.jsonl.gz");
    await expect(writeBackup(database, nowhere)).rejects.toThrow(`there is no folder for ${nowhere}.`);
    await writeBackup(database, path);
  });

  it("does not exist when the database cannot be read, and the error contains no SQL", async () => {
    const closed = await openPglite("memory://");
    await closed.db.execute(sql`create role reader`);
    await closed.db.execute(sql`grant usage on schema drizzle to reader`);
    await closed.db.execute(sql`grant select on all tables in schema drizzle to reader`);
    await closed.db.execute(sql`set role reader`);
    await expect(writeBackup(closed, path)).rejects.toThrow(
      /^The backup was not made: permission denied for table \w+\.$/,
    );
    expect(readdirSync(folder)).toEqual([]);
    await closed.close();
  });

  const header = { format: "flaneur", version: 1, migration: 1, createdAt: "" };
  const bytes = () => readFileSync(path);
  const lines = () => gunzipSync(bytes()).toString().split("\n");
  const write = (text: readonly string[]) => writeFileSync(path, gzipSync(text.join("\n")));
  const damages: readonly (readonly [string, () => void, string])[] = [
    ["its last bytes are missing", () => writeFileSync(path, bytes().subarray(0, -9)), "is cut short"],
    ["its second half is missing", () => writeFileSync(path, bytes().subarray(0, 700)), "is cut short"],
    ["its last line is missing", () => write([...lines().slice(0, -2), ""]), "is cut short"],
    ["its last line is incomplete", () => write([...lines().slice(0, -2), '{"end":']), "is cut short"],
    ["it is empty", () => writeFileSync(path, ""), "is cut short"],
    ["a row is missing", () => write(lines().filter((line) => !line.includes("odd"))), "was altered"],
    [
      "a row is duplicated",
      () => write(lines().flatMap((line) => (line.includes("v1") ? [line, line] : [line]))),
      "was altered",
    ],
    ["a letter is changed", () => write(lines().map((line) => line.replace("Terrasse", "terrasse"))), "was altered"],
    ["a line follows its end", () => write([...lines().slice(0, -1), '{"row":{}}', ""]), "was altered"],
    ["a line is not JSON", () => write(lines().with(2, "{")), "was altered"],
    [
      "a byte is changed",
      () =>
        writeFileSync(
          path,
          bytes().map((byte, i) => (i === 500 ? byte ^ 1 : byte)),
        ),
      "was altered",
    ],
    [
      "a line decompresses to 200 MB",
      () => writeFileSync(path, gzipSync(Buffer.alloc(200_000_000, "x"))),
      "was altered",
    ],
    ["a newer version wrote it", () => forgeBackup(path, { ...header, version: 2 }, {}), "was made by a newer version"],
    ["it has a migration of a newer version", () => forgeBackup(path, header, {}), "was made by a newer version"],
    ["it is a gzip file of something else", () => write(["id,name", "1,Bar", ""]), "is not a backup of Flâneur."],
    ["it is something else", () => writeFileSync(path, "id,name\n"), "is not a backup of Flâneur."],
    ["it is missing", () => rmSync(path), "there is no such file."],
  ];

  it.each(damages)("is refused when %s", async (_, damage, sentence) => {
    await writeBackup(database, path);
    damage();
    const checking = checkBackup(path);
    await expect(checking).rejects.toThrow(StartError);
    await expect(checking).rejects.toThrow(sentence);
    await expect(checking).rejects.toThrow(path);
  });
});
