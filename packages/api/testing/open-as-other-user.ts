import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const DATABASE = pathToFileURL(resolve(import.meta.dirname, "../src/db/open-database.ts")).href;
const OPEN = `
  import { openPglite } from ${JSON.stringify(DATABASE)};
  try { await (await openPglite(process.argv[1])).close(); console.log("opened"); } catch (error) { console.log(error.message); }
`;
/** The number of the user `nobody` on Linux. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/**
 * The id of the user that `openAsOtherUser` runs as: the user of this process, or `nobody` if this process runs as
 * root, because root may open every folder.
 */
export const OTHER_USER = isRoot ? NOBODY : (process.getuid?.() ?? NOBODY);

function run(script: string, argument: string): string {
  const args = ["--input-type=module", "--eval", script, argument];
  const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const { stdout } = spawnSync(process.execPath, args, { ...identity, cwd: "/", encoding: "utf8" });
  return stdout.trim();
}

/** Whether OTHER_USER can run this program. That user cannot when the repository is in a private folder. */
export const canRunAsOtherUser = (): boolean =>
  process.platform !== "win32" &&
  run(`await import(${JSON.stringify(DATABASE)}); console.log("ready")`, "") === "ready";

/** Opens a PGlite database in a process of another user than root. @returns "opened", or the error message. */
export const openAsOtherUser = (folder: string): string => run(OPEN, folder);
