import { chmodSync, cpSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "@flaneur/server-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPglite } from "./database.ts";

describe("a folder of PGlite", () => {
  const root = mkdtempSync(join(tmpdir(), "flaneur-pglite-"));
  const sound = join(root, "sound");
  beforeAll(async () => {
    const { close } = await openPglite(sound);
    await close();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test.skipIf(process.platform === "win32")(
    "is closed to the other users of the machine, also one that was open",
    async () => {
      chmodSync(sound, 0o755);
      const { close } = await openPglite(sound);
      expect(statSync(sound).mode & 0o777).toBe(0o700);
      await close();
    },
  );

  const damages: readonly (readonly [string, (folder: string) => void])[] = [
    ["a file is cut short", (folder) => truncateSync(join(folder, "global/pg_control"), 100)],
    ["its tables are missing", (folder) => rmSync(join(folder, "base"), { recursive: true })],
    ["its first file is missing", (folder) => rmSync(join(folder, "PG_VERSION"))],
    ["a newer version wrote it", (folder) => writeFileSync(join(folder, "PG_VERSION"), "99\n")],
  ];

  test.each(damages)("that does not open because %s is told of in our own words", async (name, damage) => {
    const folder = join(root, name.replaceAll(" ", "-"));
    cpSync(sound, folder, { recursive: true });
    damage(folder);
    const opening = openPglite(folder);
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(
      `The database in ${folder} does not open: it is damaged, or was written by a newer version. Put back a backup`,
    );
    await expect(opening).rejects.toThrow("npm run db:reset");
    // The lock is given back: the same again, not "in use".
    await expect(openPglite(folder)).rejects.toThrow("does not open");
  });
});
