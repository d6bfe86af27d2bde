import { constants, copyFileSync, linkSync } from "node:fs";
import { codeOf } from "@flaneur/server-kit";

/**
 * Gives a file the second name `to`, as a hard link, unless `to` exists. Later writes to either name change both. On a
 * file system without hard links, the file is copied, which is not atomic. Returns false if `to` exists.
 */
export function copyIfAbsent(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    return codeOf(error) !== "EEXIST" && copy(from, to);
  }
}

/** The fallback for file systems without hard links. */
function copy(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}
