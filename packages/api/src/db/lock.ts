import { createHash, randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { codeOf, StartError } from "@flaneur/server-kit";
import { copyIfAbsent } from "./copy-if-absent.ts";
import { isRunning, ownMark, parseMark } from "./process-mark.ts";

/**
 * Claims a PGlite folder for this process, since two processes would damage the database. A claim whose process has
 * ended (after a crash, a kill -9 or a restart of the machine) is replaced.
 * @returns a function that releases the folder.
 * @throws StartError when another running process holds the claim.
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
 * Writes a claim into a file, or replaces a stale claim. To replace a stale claim, a process first claims its turn: the
 * right to replace it. The turn is a second claim, in a file that is named after the content of the stale claim. Only
 * the process with the turn may replace the stale claim, so checking and replacing are atomic. A turn whose process has
 * ended is replaced like any stale claim.
 */
function claim(folder: string, file: string, mark: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, mark);
    if (copyIfAbsent(draft, file)) return;
    const stored = contentOf(file);
    refuseIfHeld(folder, file, stored);
    if (stored === null || !replaceStale(folder, file, stored, draft, mark)) {
      throw new StartError(`The data in ${folder} is being claimed by another process. Try again.`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Replaces a stale claim. Returns false when another process has already replaced it.
 * @throws StartError when another running process holds or claims the turn.
 */
function replaceStale(folder: string, file: string, stale: string, draft: string, mark: string): boolean {
  const turn = turnOf(file, stale);
  claim(folder, turn, mark);
  try {
    if (contentOf(file) !== stale) return false;
    renameSync(draft, file);
    return true;
  } finally {
    rmSync(turn, { force: true });
  }
}

/** Returns the path of the file in which a process claims the turn to replace the claim with the content `stale`. */
export const turnOf = (file: string, stale: string): string =>
  `${file}.${createHash("sha256").update(stale).digest("hex").slice(0, 12)}`;

function refuseIfHeld(folder: string, file: string, content: string | null): void {
  const holder = parseMark(content ?? "");
  if (holder === null || !isRunning(holder)) return;
  throw new StartError(
    `The data in ${folder} is in use by process ${holder.pid} (it holds ${file}). Stop that process first, or set DATABASE_URL: several processes can share a PostgreSQL database.`,
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
