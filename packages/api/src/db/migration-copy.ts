import { cpSync, renameSync, rmSync } from "node:fs";
import { messageOf, StartError } from "@flaneur/server-kit";

/** The path of the copy of a PGlite folder that is made before a migration. */
export const migrationCopyOf = (folder: string): string => `${folder}.before-migration`;

/**
 * Copies the folder of a closed PGlite database, in place of an earlier copy. The earlier copy stays if this one fails.
 * @throws StartError when there is no room for the copy, or it cannot be written.
 */
export function copyBeforeMigration(folder: string): void {
  const copy = migrationCopyOf(folder);
  const draft = `${copy}.draft`;
  try {
    rmSync(draft, { recursive: true, force: true });
    cpSync(folder, draft, { recursive: true });
    rmSync(copy, { recursive: true, force: true });
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartError(
      `The database in ${folder} must be brought up to date, and it cannot be copied to ${copy} before (${messageOf(error)}). Make room, or start without the copy: npm start -- --no-copy`,
      { cause: error },
    );
  }
}

/** Removes the copy, which the first start after the migration no longer needs. */
export const removeMigrationCopy = (folder: string): void =>
  rmSync(migrationCopyOf(folder), { recursive: true, force: true });
