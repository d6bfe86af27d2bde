import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import { openPglite } from "../packages/api/src/db/open-database.ts";
import { importFiles } from "../packages/api/src/import/import-files.ts";
import type { Bench, Figure } from "./bench.ts";
import { milliseconds, ratio } from "./statistics.ts";

/** The maximum time to import one file of about ten thousand elements. */
const MAX_MS = 30_000;
/** The maximum memory of the whole command, including a new database. */
const MAX_MB = 512;

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Returns the peak memory of `npm run import` for a file into a new database, in MB. */
async function peakOf(file: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "flaneur-import-"));
  const peakFile = join(folder, "peak");
  const loaded = new URL("./peak-memory.ts", import.meta.url).href;
  const { DATABASE_URL: _, ...env } = process.env;
  try {
    await promisify(execFile)("npm", ["run", "--silent", "import", "--", file], {
      cwd: resolve(import.meta.dirname, ".."),
      env: { ...env, DATA_DIR: folder, PEAK_FILE: peakFile, NODE_OPTIONS: `--import=${loaded}` },
    });
    return Math.round(Number(await readFile(peakFile, "utf8")) / 1024);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * `npm run bench -- import FILE…` imports each file into an empty database, and compares that with parsing its JSON.
 */
export const importing: Bench = async (args) => {
  const files = args.map((path) => resolve(process.env.INIT_CWD ?? process.cwd(), path));
  if (files.length === 0) return { figures: [], notes: ["Name the files: npm run bench -- import FILE…"] };
  const figures: Figure[] = [];
  for (const file of files) {
    const name = basename(file);
    const parse = await elapsed(async () => JSON.parse(await readFile(file, "utf8")));
    const { db, close } = await openPglite("memory://");
    try {
      let rows = 0;
      const time = await elapsed(async () => {
        rows = (await importFiles(db, [file])).read;
      });
      const speed = Math.round(rows / (time / 1000)).toLocaleString("en");
      figures.push(
        { what: `${name}: JSON.parse`, measured: milliseconds(parse) },
        {
          what: `${name}: import`,
          measured: `${milliseconds(time)} · ${rows.toLocaleString("en")} rows, ${speed}/s · ${ratio(time / parse)} the floor`,
          bar: `≤ ${MAX_MS / 1000} s`,
          met: time <= MAX_MS,
        },
      );
    } finally {
      await close();
    }
    const peak = await peakOf(file);
    figures.push({
      what: `${name}: memory of the command`,
      measured: `${peak} MB`,
      bar: `≤ ${MAX_MB} MB`,
      met: peak <= MAX_MB,
    });
  }
  return { figures };
};
