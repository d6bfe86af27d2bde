import { existsSync } from "node:fs";
import { messageOf, StartError } from "@flaneur/server-kit";
import { explainStorage, MEGABYTE } from "../storage/explain-storage.ts";
import { hasRoom, type Room } from "../storage/free-space.ts";
import { type StorageFailure, storageFailure } from "../storage/storage-failure.ts";

/** Room for a new database, which takes about 35 MB in 1,100 files with the curated places. */
const NEW_DATABASE: Room = { bytes: 64 * MEGABYTE, files: 1_200 };
/**
 * Room for one segment of the write-ahead log, which any start may create, with some room in reserve. A segment has
 * 16 MB in a database of an earlier version, and 1 MB in a new one.
 */
const START: Room = { bytes: 24 * MEGABYTE, files: 20 };

/** The error of a failed start of PGlite. Its own message contains no reason; PostgreSQL's log does. */
export class PgliteStartError extends Error {
  override readonly name = "PgliteStartError";
  readonly log: readonly string[];

  constructor(cause: unknown, log: readonly string[]) {
    super(messageOf(cause), { cause });
    this.log = log;
  }
}

/**
 * Explains how the disk prevents the use of a database, and what to do; null when the disk is not the cause. A full or
 * forbidden disk damages no database, so the message suggests no reset.
 */
export function explainDisk(error: unknown, folder: string, log: readonly string[]): StartError | null {
  const failure = storageFailure(error, log);
  return failure === null ? null : diskError(failure, folder, error);
}

function diskError(failure: StorageFailure, folder: string, cause: unknown): StartError {
  const isNew = !existsSync(folder);
  const sentence = explainStorage(folder, failure, isNew ? NEW_DATABASE : START);
  const outcome = isNew ? "No database was created." : "The database in that folder is as it was.";
  return new StartError(`${sentence} ${outcome}`, { cause });
}

/** Explains how the disk prevents the removal of a database; null when the disk is not the cause. */
export function explainRemoval(error: unknown, folder: string): StartError | null {
  const failure = storageFailure(error, []);
  if (failure === null) return null;
  const sentence = explainStorage(folder, failure, START);
  return new StartError(`${sentence} A part of the database in that folder may be removed already.`, { cause: error });
}

/** Matches the reason of a shutdown in PostgreSQL's log. */
const FATAL = /\b(?:FATAL|PANIC|DETAIL): +(.+?)\.?$/;
const VERSIONS = /initialized by PostgreSQL version (\S+), .* this version (\S+)$/;

/** Explains why a database does not open: the disk, another version, damage, or something else. */
export function explainOpening(error: unknown, folder: string): StartError {
  const { log, cause } = error instanceof PgliteStartError ? error : { log: [], cause: error };
  const disk = explainDisk(cause, folder, log);
  if (disk !== null) return disk;
  const words = log.flatMap((line) => FATAL.exec(line)?.[1] ?? []).join(": ");
  const [, theirs, ours] = VERSIONS.exec(words) ?? [];
  if (theirs !== undefined) {
    const sentence = `it was written by PostgreSQL ${theirs}, and this program has ${ours}. Start the version of the product that wrote it.`;
    return doesNotOpen(folder, sentence, cause);
  }
  // Some failed writes are not reported. A disk with so little room is the most likely cause.
  if (!hasRoom(folder, START)) return diskError("full", folder, cause);
  const isDamage = words !== "" || cause instanceof WebAssembly.RuntimeError || isQueryError(cause);
  return isDamage
    ? new DamagedDatabase(folder, words || messageOf(cause), cause)
    : doesNotOpen(folder, `${messageOf(cause)}.`, cause);
}

/** Whether the error is PostgreSQL's response to one of PGlite's own queries. */
const isQueryError = (error: unknown): boolean => error instanceof Error && "severity" in error;

const messageOfFailure = (folder: string, why: string): string => `The database in ${folder} does not open: ${why}`;

const doesNotOpen = (folder: string, why: string, cause: unknown): StartError =>
  new StartError(messageOfFailure(folder, why), { cause });

/** The error of a database that is damaged. Only a reset or a backup helps. */
export class DamagedDatabase extends StartError {
  /** @param what a description of the damage: from PostgreSQL's log if possible, otherwise another error message. */
  constructor(folder: string, what: string, cause?: unknown) {
    const remedy =
      "Put back a backup of this folder, or begin afresh with: npm run db:reset (and npm run db:restore, if there is a backup)";
    super(messageOfFailure(folder, `it is damaged (${what}). ${remedy}`), { cause });
  }
}
