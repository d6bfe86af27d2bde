import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { codeOf } from "./start-error.ts";

/**
 * Makes a folder and those above it. Step by step, because Node's own recursive mkdir never returns where a file system
 * says "no such folder" of one it will not make, as /proc does.
 */
export function ensureFolder(folder: string): void {
  if (existsSync(folder)) return;
  ensureFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was quicker.
    if (codeOf(error) !== "EEXIST") throw error;
  }
}
