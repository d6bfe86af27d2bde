import { createHash, randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { codeOf, StartError } from "@flaneur/server-kit";
import { copyIfAbsent } from "./copy-if-absent.ts";
import { isRunning, ownMark, parseMark } from "./process-mark.ts";

/**
 * Claims a PGlite folder for this process, since two at once would damage it. A claim whose process is gone (a crash, a
 * kill -9, a restart of the machine) is taken over.
 * @returns gives the folder free again.
 * @throws StartError when another living process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const mark = JSON.stringify(ownMark());
  claim(folder, file, mark);
  return () => {
    if (contentOf(file) === mark) rmSync(file, { force: true });
  };
}

/**
 * Writes a claim into a file, in the place of one that nobody holds any more. Who does that first claims the turn to
 * replace that very one, in a file named after it. Nobody else may change the claim then, so that looking at it and
 * replacing it are one step; and a turn whose process is gone is taken over like any claim.
 */
function claim(folder: string, file: string, mark: string): void {
  const own = `${file}.${randomUUID()}`;
  try {
    writeFileSync(own, mark);
    if (copyIfAbsent(own, file)) return;
    const left = contentOf(file);
    refuseIfHeld(folder, file, left);
    if (left === null || !takeOver(folder, file, left, own, mark)) {
      throw new StartError(`The data in ${folder} is being claimed by another process. Try again.`);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** False when another was quicker. */
function takeOver(folder: string, file: string, left: string, own: string, mark: string): boolean {
  const turn = turnOf(file, left);
  claim(folder, turn, mark);
  try {
    if (contentOf(file) !== left) return false;
    renameSync(own, file);
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
}

/** Where the turn to replace a claim is claimed. */
export const turnOf = (file: string, left: string): string =>
  `${file}.${createHash("sha256").update(left).digest("hex").slice(0, 12)}`;

function refuseIfHeld(folder: string, file: string, content: string | null): void {
  const holder = parseMark(content ?? "");
  if (holder === null || !isRunning(holder)) return;
  throw new StartError(
    `The data in ${folder} is in use by process ${holder.pid} (it holds ${file}). Stop that one first, or use DATABASE_URL: PostgreSQL serves several at once.`,
  );
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}
