import { createWriteStream, existsSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { codeOf, StartError } from "@flaneur/server-kit";
import { copyIfAbsent } from "../copy-if-absent.ts";
import type { Database } from "../database.ts";
import { postgresReason } from "../postgres-error.ts";
import { deleteAbandonedDrafts, draftOf } from "./backup-folder.ts";
import { dump } from "./dump.ts";
import { type Backup, checkBackup } from "./read-backup.ts";

/**
 * Writes the database, without the tables of LEFT_OUT, to a new file. Only its owner may read the file, since it
 * contains password hashes. All rows are of one moment, even while other processes write. The file appears when it is
 * complete and verified. Drafts that killed backups have left are deleted.
 * @param signal cancels the backup while it is written; no file remains.
 * @throws StartError when the file already exists or cannot be written, the database cannot be read, the backup is
 * damaged, or `signal` cancels it.
 */
export async function writeBackup({ db }: Database, path: string, signal?: AbortSignal): Promise<Backup> {
  if (existsSync(path)) throw existsError(path);
  const draft = draftOf(path);
  try {
    deleteAbandonedDrafts(path);
    await db.transaction(
      (transaction) =>
        pipeline(
          Readable.from(dump(transaction)),
          createGzip(),
          createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }),
          { ...(signal === undefined ? {} : { signal }) },
        ),
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    const backup = await checkBackup(draft);
    if (!copyIfAbsent(draft, path)) throw existsError(path);
    return backup;
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(`The backup was not made: ${writeError(error, path)}.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

const existsError = (path: string) =>
  new StartError(`${path} already exists. Choose another name, or move the existing file.`);

function writeError(error: unknown, path: string): string {
  switch (codeOf(error)) {
    case "ABORT_ERR":
      return "it was cancelled";
    case "ENOENT":
    case "ENOTDIR":
      return `there is no folder for ${path}`;
    case "EACCES":
    case "EROFS":
      return `this user may not write ${path}`;
    case "ENOSPC":
      return "the disk is full";
    default:
      return postgresReason(error);
  }
}
