/** `npm run import -- [--districts FILE] [--report FILE] FILE…` */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { messageOf, readSettings, runMain, StartError } from "@flaneur/runtime";
import { Presets, SingleBar } from "cli-progress";
import { openDatabase } from "../db/database.ts";
import { seedOnce } from "../db/seed.ts";
import { readDistricts } from "./districts.ts";
import { ImportFileError } from "./import-file-error.ts";
import { importFiles } from "./import-files.ts";
import { report, summary } from "./summary.ts";

const USAGE = `Usage: npm run import -- [--districts FILE.geojson] [--report FILE.csv] FILE…
Reads Overpass JSON, GeoJSON and Opendatasoft records.`;

/** Files are named from where the person stands, which npm remembers. */
const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { districts: { type: "string" }, report: { type: "string" } },
    });
    if (positionals.length > 0) return { ...values, files: positionals.map(fromHere) };
  } catch (error) {
    throw new StartError(`${messageOf(error)}\n${USAGE}`);
  }
  throw new StartError(USAGE);
}

await runMain(async () => {
  const options = readArguments();
  const settings = readSettings();
  const database = await openDatabase(settings);
  const bar = new SingleBar(
    { hideCursor: true, format: "{bar} {value}/{total} rows", clearOnComplete: true },
    Presets.shades_classic,
  );
  try {
    await seedOnce(database.db);
    const districts = options.districts === undefined ? undefined : await readDistricts(fromHere(options.districts));
    const result = await importFiles(database.db, options.files, {
      districts,
      onProgress: (done, total) => {
        if (!bar.isActive) bar.start(total, 0);
        bar.update(done);
      },
    });
    bar.stop();
    if (options.report !== undefined) writeFileSync(fromHere(options.report), report(result.skipped));
    console.log(summary(result));
  } catch (error) {
    bar.stop();
    if (error instanceof ImportFileError) throw new StartError(`${error.message} Nothing was imported.`);
    throw error;
  } finally {
    await database.close();
  }
});
