import { constants, copyFileSync, linkSync } from "node:fs";
import { codeOf } from "@flaneur/server-kit";

/** Puts a copy of a file where there is none yet, whole or not at all. False where there is one. */
export function copyIfAbsent(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    return codeOf(error) !== "EEXIST" && copy(from, to);
  }
}

/** For the disks that know no links. */
function copy(from: string, to: string): boolean {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}
