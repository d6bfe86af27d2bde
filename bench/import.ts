import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { openPglite } from "../packages/api/src/db/open-database.ts";
import { importFiles } from "../packages/api/src/import/import-files.ts";
import type { Bench, Figure } from "./bench.ts";
import { milliseconds, ratio } from "./statistics.ts";

/** Of one file, about ten thousand elements long. */
const MAX_MS = 30_000;

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** `npm run bench -- import FILE…`: each file into an empty database, beside the least one can do with it: parse it. */
export const importing: Bench = async (args) => {
  const files = args.map((path) => resolve(process.env.INIT_CWD ?? process.cwd(), path));
  if (files.length === 0) return { figures: [], notes: ["Name the files: npm run bench -- import FILE…"] };
  const figures: Figure[] = [];
  for (const file of files) {
    const parse = await elapsed(async () => JSON.parse(await readFile(file, "utf8")));
    const { db, close } = await openPglite("memory://");
    try {
      let rows = 0;
      const time = await elapsed(async () => {
        rows = (await importFiles(db, [file])).read;
      });
      const name = basename(file);
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
  }
  return { figures };
};
