import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import { resolveFromCwd } from "@flaneur/server-kit";
import type { Bench, Figure } from "./bench.ts";
import { milliseconds } from "./statistics.ts";

/** The maximum time and memory of the whole command for a file of up to 120,000 rows. */
const MAX_MS = 60_000;
const MAX_MB = 380;

interface Usage {
  readonly rows: number;
  readonly ms: number;
  readonly cpuMs: number;
  readonly megabytes: number;
}

/** Runs `npm run import` for a file into a new database. */
async function importOf(file: string): Promise<Usage> {
  const folder = await mkdtemp(join(tmpdir(), "flaneur-import-"));
  const usageFile = join(folder, "usage");
  const loaded = new URL("./command-usage.ts", import.meta.url).href;
  const { DATABASE_URL: _, ...env } = process.env;
  try {
    const begin = performance.now();
    const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "import", "--", file], {
      cwd: resolve(import.meta.dirname, ".."),
      env: { ...env, DATA_DIR: folder, USAGE_FILE: usageFile, NODE_OPTIONS: `--import=${loaded}` },
    });
    const ms = performance.now() - begin;
    const rows = Number(/^read\s+([\d,]+)$/m.exec(stdout)?.[1]?.replaceAll(",", ""));
    return { rows, ms, ...(JSON.parse(await readFile(usageFile, "utf8")) as Pick<Usage, "cpuMs" | "megabytes">) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * `npm run bench -- import FILE…` measures the command `npm run import` for each file. The processor time and the
 * memory are those of the importer's process, which does not create the database.
 */
export const importing: Bench = async (args) => {
  const files = args.map((path) => resolveFromCwd(path));
  if (files.length === 0) return { figures: [], notes: ["Name the files: npm run bench -- import FILE…"] };
  const figures: Figure[] = [];
  for (const file of files) {
    const name = basename(file);
    const { rows, ms, cpuMs, megabytes } = await importOf(file);
    const speed = Math.round(rows / (ms / 1000)).toLocaleString("en");
    figures.push(
      {
        what: `${name}: time of the command`,
        measured: `${milliseconds(ms)} · ${rows.toLocaleString("en")} rows, ${speed}/s`,
        bar: `≤ ${MAX_MS / 1000} s`,
        met: ms <= MAX_MS,
      },
      { what: `${name}: processor time`, measured: milliseconds(cpuMs) },
      {
        what: `${name}: memory`,
        measured: `${Math.round(megabytes)} MB`,
        bar: `≤ ${MAX_MB} MB`,
        met: megabytes <= MAX_MB,
      },
    );
  }
  return { figures };
};
