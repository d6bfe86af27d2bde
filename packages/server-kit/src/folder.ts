import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { codeOf } from "./start-error.ts";

/**
 * Creates a folder and its parents. It creates one at a time, because Node's recursive mkdir never returns on a file
 * system such as /proc, which responds ENOENT to every new folder.
 */
export function ensureFolder(folder: string): void {
  if (existsSync(folder)) return;
  ensureFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process created the folder meanwhile.
    if (codeOf(error) !== "EEXIST") throw error;
  }
}
