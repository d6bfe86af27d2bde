/** Preloaded into `npm run import`: on exit, writes the process's peak memory and CPU time to USAGE_FILE, as JSON. */
import { writeFileSync } from "node:fs";

const file = process.env.USAGE_FILE;
// npm, which starts the importer, also preloads this module, and writes nothing.
if (file !== undefined && process.argv[1]?.endsWith("import/main.ts") === true) {
  process.on("exit", () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(file, JSON.stringify({ megabytes: maxRSS / 1024, cpuMs: (userCPUTime + systemCPUTime) / 1000 }));
  });
}
