/** Preloaded into the importer: writes the peak memory of the process to PEAK_FILE, in KB, when the process exits. */
import { writeFileSync } from "node:fs";

const file = process.env.PEAK_FILE;
// npm, which starts the importer, also preloads this module.
if (file !== undefined && process.argv[1]?.endsWith("import/main.ts") === true)
  process.on("exit", () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
