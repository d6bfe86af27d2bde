import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { StartError } from "@flaneur/server-kit";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { openPglite } from "./open-database.ts";

const root = mkdtempSync(join(tmpdir(), "flaneur-pglite-"));
const sound = join(root, "sound");
beforeAll(async () => {
  const { close } = await openPglite(sound);
  await close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function copyOfSound(name: string): string {
  const folder = join(root, name.replaceAll(" ", "-"));
  cpSync(sound, folder, { recursive: true });
  return folder;
}

describe("a PGlite folder", () => {
  it("is left empty and free when a stop interrupts its creation", async () => {
    const folder = join(root, "interrupted");
    const stopping = new AbortController();
    const opening = openPglite(folder, { signal: stopping.signal });
    stopping.abort();
    await expect(opening).rejects.toBe(stopping.signal.reason);
    expect(readdirSync(root).filter((name) => name.startsWith("interrupted"))).toEqual([]);
  });

  test.skipIf(process.platform === "win32")("is made private to its owner when opened", async () => {
    chmodSync(sound, 0o755);
    const { close } = await openPglite(sound);
    expect(statSync(sound).mode & 0o777).toBe(0o700);
    await close();
  });

  const damages: readonly (readonly [string, string, (folder: string) => void])[] = [
    ["a file is cut short", "could not read file", (folder) => truncateSync(join(folder, "global/pg_control"), 100)],
    ["its tables are missing", "base/5", (folder) => rmSync(join(folder, "base"), { recursive: true })],
    ["its first file is missing", "PG_VERSION is missing", (folder) => rmSync(join(folder, "PG_VERSION"))],
    ["its log is missing", "required WAL directory", (folder) => rmSync(join(folder, "pg_wal"), { recursive: true })],
  ];

  test.each(damages)("that is damaged because %s is reported as damaged", async (name, what, damage) => {
    const folder = copyOfSound(name);
    damage(folder);
    const opening = openPglite(folder);
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(`The database in ${folder} does not open: it is damaged (`);
    await expect(opening).rejects.toThrow(what);
    await expect(opening).rejects.toThrow("Put back a backup of this folder, or begin afresh with: npm run db:reset");
    // The lock was released: the second error is the same as the first, not "in use".
    await expect(openPglite(folder)).rejects.toThrow("does not open");
  });

  it("of a newer version is not reported as damaged", async () => {
    const folder = copyOfSound("newer");
    writeFileSync(join(folder, "PG_VERSION"), "99\n");
    await expect(openPglite(folder)).rejects.toThrow(
      /does not open: it was written by PostgreSQL 99, and this program has [\d.]+\. Start the version of the product that wrote it\.$/,
    );
  });

  it("with files of another program is left unchanged", async () => {
    const folder = join(root, "photos");
    mkdirSync(folder);
    writeFileSync(join(folder, "eiffel.jpg"), "a photo");
    await expect(openPglite(folder)).rejects.toThrow(
      `${folder} holds files of something else. Remove them, or set DATA_DIR`,
    );
    expect(readdirSync(folder)).toEqual(["eiffel.jpg"]);
  });
});

describe("a failed first start of PGlite", () => {
  async function expectToOpen(folder: string): Promise<void> {
    const { close } = await openPglite(folder);
    await close();
    expect(existsSync(join(folder, "PG_VERSION"))).toBe(true);
    expect(globSync(`${folder}.draft*`)).toEqual([]);
  }

  it("does not prevent the next start when its process was killed", async () => {
    const database = pathToFileURL(resolve(import.meta.dirname, "open-database.ts")).href;
    const script = `import { openPglite } from ${JSON.stringify(database)}; await openPglite(process.argv[1]);`;
    /** Conditions on the files. Each condition has its own round, in which the process is killed once it is met. */
    const moments: readonly ((folder: string) => boolean)[] = [
      (folder) => globSync(`${folder}.draft*/base`).length > 0,
      (folder) => existsSync(folder),
    ];
    for (const [i, hasCome] of moments.entries()) {
      const folder = join(root, `killed-${i}`);
      const child = spawn(process.execPath, ["--input-type=module", "--eval", script, folder], { stdio: "ignore" });
      await expect.poll(() => hasCome(folder), { interval: 2, timeout: 90_000 }).toBe(true);
      child.kill("SIGKILL");
      await once(child, "exit");
      await expectToOpen(folder);
    }
  });

  it.each([
    ["everything after its folders", ["PG_VERSION", "postgresql.conf", "base/*"]],
    ["its settings", ["postgresql.conf"]],
  ])("of an earlier release, which left a database without %s, does not prevent the next start", async (_, missing) => {
    const folder = copyOfSound(`half-${missing.length}`);
    // Removes our own tables, which do not exist right after initialisation.
    for (const file of globSync("base/*/*", { cwd: folder })) {
      if (Number.parseInt(basename(file), 10) >= 16_384) rmSync(join(folder, file));
    }
    for (const name of globSync(missing, { cwd: folder })) rmSync(join(folder, name), { recursive: true });
    await expectToOpen(folder);
  });

  it("is not assumed for a partial copy of a database, without the folder of the tables", async () => {
    const folder = copyOfSound("partial");
    for (const name of ["PG_VERSION", "postgresql.conf", "base"]) rmSync(join(folder, name), { recursive: true });
    await expect(openPglite(folder)).rejects.toThrow("it is damaged (PG_VERSION is missing)");
    expect(existsSync(join(folder, "pg_wal"))).toBe(true);
  });

  it("is not assumed for a database with our own tables", async () => {
    const folder = copyOfSound("remains");
    rmSync(join(folder, "postgresql.conf"));
    rmSync(join(folder, "PG_VERSION"));
    await expect(openPglite(folder)).rejects.toThrow("it is damaged (PG_VERSION is missing)");
    expect(existsSync(join(folder, "base"))).toBe(true);
  });
});
