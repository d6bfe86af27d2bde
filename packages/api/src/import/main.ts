/** Imports places and addresses: `npm run import -- [OPTIONS] [FILE…]`; see `USAGE`. */

import { existsSync, realpathSync } from "node:fs";
import { ImportFileError } from "@flaneur/place-files";
import { readSettings, runMain, StartError } from "@flaneur/server-kit";
import { type Database, explainingDiskErrors } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { type Command, type ImportArguments, readArguments, USAGE } from "./arguments.ts";
import { checkAddressFile } from "./ban-file.ts";
import type { SkippedRow } from "./counts.ts";
import { readDistricts } from "./districts.ts";
import { type ImportResult, importFiles } from "./import-files.ts";
import { pathsToRead } from "./import-paths.ts";
import { openForReading } from "./open-for-reading.ts";
import { fetchOsm } from "./osm-server/fetch-osm.ts";
import { createProgress } from "./progress.ts";
import { openReport } from "./report-file.ts";
import { decide, describePairs, doubtfulPairs } from "./review.ts";
import { seedOnce } from "./seed.ts";
import { describeSources, listSources, type RemovalRefusal, removeSource } from "./sources.ts";
import {
  adviceFor,
  createDamageLines,
  describeChanges,
  describeColumns,
  REPORT_HEAD,
  reportLine,
  summary,
} from "./summary.ts";
import { columnsOf } from "./validate-file.ts";

/** The exit code of an import that skipped every row, if `adviceFor` has advice for it. An error has the code 1. */
const NO_ROW_IMPORTED = 3;
/** Number of pairs that `--review` shows at once. */
const SHOWN_PAIRS = 50;

await runMain(async () => {
  const options = readArguments(process.argv.slice(2));
  switch (options.command) {
    case "help":
      console.log(USAGE);
      return;
    case "list":
      console.log(
        await withDatabase(await openForReading(readSettings()), async ({ db }) =>
          describeSources(await listSources(db)),
        ),
      );
      return;
    case "remove":
      console.log(await withDatabase(await openToWrite(), ({ db }) => removeAndReport(db, options.sources)));
      return;
    case "review":
      console.log(
        await withDatabase(await openForReading(readSettings()), async ({ db }) =>
          describePairs(await doubtfulPairs(db), SHOWN_PAIRS),
        ),
      );
      return;
    case "decide":
      console.log(await withDatabase(await openToWrite(), ({ db }) => decideAndDescribe(db, options)));
      return;
    case "import":
      await importAndReport(options);
  }
});

function openToWrite(): Promise<Database> {
  return openDatabase(readSettings());
}

async function withDatabase<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await explainingDiskErrors(database, () => work(database));
  } finally {
    await database.close();
  }
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

async function removeAndReport(db: Database["db"], sources: readonly string[]): Promise<string> {
  const total = { places: 0, favorites: 0, enriched: 0 };
  for (const source of sources) {
    const removal = await removeSource(db, source);
    if (typeof removal === "string") {
      // One of several sources may have been removed before.
      if (removal !== "unknown" || sources.length === 1) throw await refusedRemoval(db, source, removal);
    } else {
      total.places += removal.places;
      total.favorites += removal.favorites;
      total.enriched += removal.enriched;
    }
  }
  const { places, favorites, enriched } = total;
  return `${countOf(places, "place")} and ${countOf(favorites, "favorite")} of ${places === 1 ? "it" : "them"} removed. ${countOf(enriched, "place")} of other sources ${enriched === 1 ? "is" : "are"} without its data now.`;
}

async function refusedRemoval(db: Database["db"], source: string, removal: RemovalRefusal): Promise<StartError> {
  if (removal === "curated") return new StartError("The curated places belong to the product: they cannot be removed.");
  if (removal === "by hand") {
    return new StartError(
      "Fields set by hand are given back to their sources place by place: npm run place -- set ID --unset FIELD --by NAME.",
    );
  }
  const known = (await listSources(db)).map((other) => other.source).join(", ");
  return new StartError(`No place came from '${source.slice(0, 80)}'. Sources are ${known || "none"}.`);
}

async function decideAndDescribe(
  db: Database["db"],
  { ids, isSame }: Extract<Command, { command: "decide" }>,
): Promise<string> {
  const made = await decide(db, ids, isSame);
  switch (made.kind) {
    case "unknown":
      throw new StartError(`There is no place '${made.id.slice(0, 200)}'. --review shows the ids.`);
    case "equal":
      throw new StartError("These are one place already: the two ids are equal.");
    case "curated":
      throw new StartError("Both places are curated, which belong to the product: they cannot be removed.");
    case "hidden":
      throw new StartError(`The place '${made.id}' would stay, but is hidden. Show it again before the merge.`);
    case "decided":
      return made.merged === null
        ? "Noted: these are two places. Later imports keep both."
        : `Noted: these are one place. ${made.merged.removed} was removed, and what it had was given to ${made.merged.kept}.`;
  }
}

/** Whether two paths lead to the same file, for example through a link to its folder. */
function isSame(one: string, other: string): boolean {
  return one === other || (existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other));
}

async function importAndReport(options: ImportArguments): Promise<void> {
  const { files, addresses, districts, report: path } = options;
  if (path !== undefined && [...files, addresses, districts].some((read) => read !== undefined && isSame(read, path))) {
    throw new StartError(`The report would replace ${path}, which is to be read. Nothing was imported.`);
  }
  const damage = createDamageLines();
  const report = path === undefined ? undefined : openReport(path, REPORT_HEAD);
  try {
    const result = await runImport(options, (row) => {
      report?.write(reportLine(row));
      damage.note(row);
    });
    // The result is printed even if the report cannot be written.
    console.log(summary(result));
    for (const line of damage.lines()) console.error(line);
    if (options.isDryRun) {
      for (const line of describeChanges(result)) console.log(line);
      console.log("Nothing was written: this was a dry run.");
    }
    const advice = result.addresses === null ? adviceFor(result) : null;
    if (advice !== null) {
      console.error(advice);
      process.exitCode = NO_ROW_IMPORTED;
    }
  } catch (error) {
    report?.discard();
    throw error;
  }
  report?.finish();
}

async function runImport(options: ImportArguments, onSkipped: (row: SkippedRow) => void): Promise<ImportResult> {
  const { files, addresses, districts: polygons, rows, isDryRun } = options;
  const settings = readSettings();
  const progress = createProgress({ isTerminal: process.stderr.isTTY, write: (line) => console.error(line) });
  try {
    // A missing file or an unknown format is reported before the database is opened or created.
    for (const file of await pathsToRead(files, rows)) {
      const columns = await columnsOf(file, rows);
      if (columns !== null) console.log(describeColumns(file, columns));
    }
    if (addresses !== undefined) await checkAddressFile(addresses);
    const districts = polygons === undefined ? undefined : await readDistricts(polygons);
    const osm = options.isFromServer ? await fetchOsm(settings, (line) => console.error(line)) : null;
    const database = await (isDryRun ? openForReading(settings) : openToWrite());
    return await withDatabase(database, async ({ db, kind }) => {
      if (!isDryRun) await seedOnce(db);
      return importFiles(db, osm === null ? files : await osm.allFiles(db), {
        ...rows,
        completeSource: osm === null ? undefined : "osm",
        isExclusive: kind === "pglite",
        ...(districts === undefined ? {} : { districts }),
        addresses,
        isDryRun,
        isForced: options.isForced,
        who: options.who,
        onProgress: progress.onProgress,
        onSkipped,
      });
    });
  } catch (error) {
    if (error instanceof ImportFileError) throw new StartError(`${error.message} Nothing was imported.`);
    throw error;
  } finally {
    progress.stop();
  }
}
