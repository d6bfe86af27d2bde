/** Loaded into the importer before its own code: leaves behind in PEAK_FILE how much memory it took at most, in KB. */
import { writeFileSync } from "node:fs";

const file = process.env.PEAK_FILE;
// npm, which runs the command, loads this too.
if (file !== undefined && process.argv[1]?.endsWith("import/main.ts") === true)
  process.on("exit", () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
