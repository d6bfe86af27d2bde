/** `npm run import -- [--addresses FILE] [--districts FILE] [--report FILE] [FILE…]` */
import { readSettings, runMain, StartError } from "@flaneur/server-kit";
import { Presets, SingleBar } from "cli-progress";
import { explainingDiskErrors } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { seedOnce } from "../db/seed.ts";
import { type ImportArguments, readArguments, USAGE } from "./arguments.ts";
import { checkAddressFile } from "./ban-file.ts";
import { readDistricts } from "./districts.ts";
import { detectFormat } from "./formats.ts";
import { ImportFileError } from "./import-file-error.ts";
import { type ImportResult, importFiles } from "./import-files.ts";
import { prepareReport } from "./report-file.ts";
import { report, summary } from "./summary.ts";

await runMain(async () => {
  const options = readArguments(process.argv.slice(2));
  if (options === "help") {
    console.log(USAGE);
    return;
  }
  const writeReport = options.report === undefined ? undefined : prepareReport(options.report);
  const result = await run(options);
  // The result is printed even if the report cannot be written after all.
  console.log(summary(result));
  writeReport?.(report([...result.skipped, ...(result.addresses?.skipped ?? [])]));
});

async function run({ files, addresses, districts: polygons }: ImportArguments): Promise<ImportResult> {
  const bar = new SingleBar(
    { hideCursor: true, format: "{bar} {value}/{total} rows", clearOnComplete: true },
    Presets.shades_classic,
  );
  try {
    // A wrong name is reported before the database is opened, or even made.
    for (const file of files) await detectFormat(file);
    if (addresses !== undefined) await checkAddressFile(addresses);
    const districts = polygons === undefined ? undefined : await readDistricts(polygons);
    const onProgress = (done: number, total: number) => {
      if (!bar.isActive) bar.start(total, 0);
      bar.update(done);
    };
    const database = await openDatabase(readSettings());
    try {
      return await explainingDiskErrors(database, async () => {
        await seedOnce(database.db);
        return importFiles(database.db, files, { districts, addresses, onProgress });
      });
    } finally {
      bar.stop();
      await database.close();
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw new StartError(`${error.message} Nothing was imported.`);
    throw error;
  }
}
