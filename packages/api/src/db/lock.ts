import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { codeOf, StartError } from "@flaneur/runtime";

/**
 * Claims a PGlite folder for this process, since two at once would damage it. A claim whose process is gone (a crash, a
 * kill -9) is taken over.
 * @returns gives the folder free again.
 * @throws StartError when another living process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(file, "wx");
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
      const holder = Number(readFileSync(file, "utf8"));
      if (isAlive(holder)) {
        throw new StartError(
          `The data in ${folder} is in use by process ${holder}. Stop that one first, or use DATABASE_URL: PostgreSQL serves several at once.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new StartError(`The data in ${folder} is being claimed by another process. Try again.`);
}

function isAlive(pid: number): boolean {
  // After a restart of a container the old number may be our own.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
