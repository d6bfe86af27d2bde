import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { codeOf, StartError } from "@flaneur/runtime";
import { placeFile } from "./place-file.ts";
import { isRunning, ownMark, type ProcessMark, parseMark } from "./process-mark.ts";

/**
 * Claims a PGlite folder for this process, since two at once would damage it. A claim whose process is gone (a crash, a
 * kill -9, a restart of the machine) is taken over.
 * @returns gives the folder free again.
 * @throws StartError when another living process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const own = `${file}.${randomUUID()}`;
  const mark = JSON.stringify(ownMark());
  writeFileSync(own, mark);
  try {
    if (!placeFile(own, file)) takeOver(folder, file, own);
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (contentOf(file) === mark) rmSync(file, { force: true });
  };
}

/** Replaces a claim that nobody holds any more. One process at a time, lest two replace it one after the other. */
function takeOver(folder: string, file: string, own: string): void {
  refuseIfHeld(folder, file);
  const turn = `${file}.turn`;
  // One killed in its turn. Where there is none, another may be about to take it: nothing is to be removed.
  if (contentOf(turn) !== null && holderOf(turn) === null) rmSync(turn, { force: true });
  if (!placeFile(own, turn)) {
    throw new StartError(`The data in ${folder} is being claimed by another process (${turn}). Try again.`);
  }
  try {
    refuseIfHeld(folder, file);
    renameSync(own, file);
  } finally {
    rmSync(turn, { force: true });
  }
}

function refuseIfHeld(folder: string, file: string): void {
  const holder = holderOf(file);
  if (holder === null) return;
  throw new StartError(
    `The data in ${folder} is in use by process ${holder.pid} (it holds ${file}). Stop that one first, or use DATABASE_URL: PostgreSQL serves several at once.`,
  );
}

/** The living process that a claim names; null for one that is gone, and for what is no claim. */
function holderOf(file: string): ProcessMark | null {
  const mark = parseMark(contentOf(file) ?? "");
  return mark !== null && isRunning(mark) ? mark : null;
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}
