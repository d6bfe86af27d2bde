import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { preparedFolder } from "../../../../tests/setup/prepared-folder.ts";
import { openPglite } from "../db/open-database.ts";
import { places } from "../db/schema.ts";

const folder = await preparedFolder();
const pglite = resolve(folder.path, "pglite");
afterAll(() => folder.remove());

const reset = (...options: readonly string[]) =>
  promisify(execFile)(process.execPath, [resolve(import.meta.dirname, "reset.ts"), ...options], {
    env: { ...process.env, DATA_DIR: folder.path, DATABASE_URL: "" },
  });

it("db:reset asks for confirmation if a PGlite database has imported places, not if it has only the seed", async () => {
  expect((await reset()).stdout).toContain("holds 536 places");
  const database = await openPglite(pglite);
  await database.db.update(places).set({ source: "osm" }).where(eq(places.id, "tour-eiffel"));
  await database.close();
  await expect(reset()).rejects.toThrow("which would be gone. If that is meant: npm run db:reset -- --yes");
  expect((await reset("--yes")).stdout).toContain("holds 536 places");
});

it("db:reset asks for no confirmation when a PGlite database is damaged", async () => {
  rmSync(resolve(pglite, "PG_VERSION"));
  expect((await reset()).stdout).toContain("holds 536 places");
});

it("db:reset keeps a PGlite database of another version, and the files of another program", async () => {
  writeFileSync(resolve(pglite, "PG_VERSION"), "99\n");
  await expect(reset()).rejects.toThrow("Start the version of the product that wrote it.");
  expect(existsSync(resolve(pglite, "base"))).toBe(true);
  rmSync(pglite, { recursive: true });
  mkdirSync(pglite);
  writeFileSync(resolve(pglite, "notes.txt"), "notes");
  await expect(reset()).rejects.toThrow("holds files of something else. Remove them, or set DATA_DIR");
  expect(readdirSync(pglite)).toEqual(["notes.txt"]);
});
