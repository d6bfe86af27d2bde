import { constants, copyFileSync, linkSync } from "node:fs";
import { codeOf } from "@flaneur/server-kit";

/** Copies a file atomically, unless the target exists. Returns whether the file was copied. */
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
