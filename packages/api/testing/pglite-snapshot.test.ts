import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { deleteOldSnapshots } from "./pglite-snapshot.ts";

const folder = mkdtempSync(join(tmpdir(), "flaneur-snapshots-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("a new snapshot of the database replaces those of other migrations, and leaves other files", () => {
  const kept = ["compiled", "pglite-b.tar", "pglite-b.tar.draft"];
  for (const name of [...kept, "pglite-a.tar", "pglite-a.tar.draft"]) writeFileSync(join(folder, name), "");
  deleteOldSnapshots(join(folder, "pglite-b.tar"));
  expect(readdirSync(folder).sort()).toEqual(kept);
});
