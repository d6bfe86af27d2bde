import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { places } from "../db/schema.ts";
import { openForReading } from "./open-for-reading.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "flaneur-reading-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = () => openForReading({ databaseUrl: undefined, dataDir });

describe("a command that only reads", () => {
  it("reads the curated places from memory when there is no database, and creates no files", async () => {
    const { db, close } = await open();
    expect(await db.$count(places)).toBeGreaterThan(500);
    await close();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("fails with the reason when the database is damaged, or its folder has files of another program", async () => {
    mkdirSync(join(dataDir, "pglite", "base"), { recursive: true });
    mkdirSync(join(dataDir, "pglite", "global"));
    await expect(open()).rejects.toThrow("it is damaged (PG_VERSION is missing)");
    rmSync(join(dataDir, "pglite"), { recursive: true });
    mkdirSync(join(dataDir, "pglite"));
    writeFileSync(join(dataDir, "pglite", "notes.txt"), "notes");
    await expect(open()).rejects.toThrow("holds files of something else");
  });
});
