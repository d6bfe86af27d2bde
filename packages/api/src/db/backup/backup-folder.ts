import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const NAME = /^flaneur-\d{4}-\d\d-\d\d-\d{6}\.jsonl\.gz$/;

/** Returns a file name with the local time: `flaneur-2026-03-01-101500.jsonl.gz`. */
export const nameOfBackup = (at: Date): string =>
  `flaneur-${at.toLocaleString("sv-SE").replace(" ", "-").replaceAll(":", "")}.jsonl.gz`;

/** Returns the paths of the backups in a folder, newest first. Files with other names are left out. */
export const backupsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name));

/** Deletes all backups of a folder but the newest. @returns the paths of the deleted files. */
export function deleteOldBackups(folder: string, keep: number): readonly string[] {
  const old = backupsIn(folder).slice(keep);
  for (const path of old) rmSync(path);
  return old;
}
