import { constants, copyFileSync, linkSync } from "node:fs";
import { codeOf } from "@flaneur/server-kit";

/**
 * Copies a file unless the target exists; atomically, if the file system has hard links. Returns whether it was copied.
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
