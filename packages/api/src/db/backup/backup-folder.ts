import { randomUUID } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const NAME = /^flaneur-\d{4}-\d\d-\d\d-\d{6}\.jsonl\.gz$/;

/**
 * Returns a file name with the time in UTC: `flaneur-2026-03-01-101500.jsonl.gz`. Local times would put the backups in
 * a wrong order when clocks are set back.
 */
export const nameOfBackup = (at: Date): string =>
  `flaneur-${at.toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "")}.jsonl.gz`;

/** Returns the paths of the backups in a folder, newest first. Files with other names are left out. */
export const backupsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name));

/**
 * Deletes the old backups in the folder of a new backup. The new one always stays, even if others have later names.
 * @param made path of the new backup.
 * @param keep number of backups that stay, the new one included.
 * @returns the paths of the deleted files.
 */
export function deleteOldBackups(made: string, keep: number): readonly string[] {
  const others = backupsIn(dirname(made)).filter((path) => path !== made);
  const old = others.slice(keep - 1);
  for (const path of old) rmSync(path);
  return old;
}

/** Milliseconds without a write after which a draft counts as abandoned. A running backup writes all the time. */
const ABANDONED_MS = 3_600_000;
const UUID = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns a new path for the draft of a file, next to `path`. The complete file then gets the name `path`. */
export const draftOf = (path: string): string => `${path}.${randomUUID()}`;

/**
 * Deletes the drafts that killed backups have left in the folder of a new backup: drafts of files with a name of
 * `nameOfBackup`, and drafts of the new backup's own path.
 * @param path path of the new backup.
 * @param now the time in milliseconds since 1970.
 */
export function deleteAbandonedDrafts(path: string, now = Date.now()): void {
  for (const name of readdirSync(dirname(path))) {
    const final = name.replace(UUID, "");
    if (final === name || !(NAME.test(final) || final === basename(path))) continue;
    const draft = join(dirname(path), name);
    const written = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - written > ABANDONED_MS) rmSync(draft, { force: true });
  }
}
