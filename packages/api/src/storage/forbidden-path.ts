import { accessSync, constants, readdirSync, type Stats, statSync } from "node:fs";
import { dirname, join } from "node:path";

export interface ForbiddenPath {
  readonly path: string;
  /** The number of the user it belongs to; null when not even that may be seen. */
  readonly owner: number | null;
}

const { R_OK, W_OK, X_OK } = constants;

/** What a path leads to, links followed; null where there is nothing, or nothing that may be seen. */
function find(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

function mayUse(path: string, isFolder: boolean): boolean {
  try {
    accessSync(path, isFolder ? R_OK | W_OK | X_OK : R_OK | W_OK);
    return true;
  } catch {
    return false;
  }
}

function firstWithin(path: string): string | null {
  const found = find(path);
  if (found === null) return null;
  if (!mayUse(path, found.isDirectory())) return path;
  if (!found.isDirectory()) return null;
  for (const name of readdirSync(path)) {
    const forbidden = firstWithin(join(path, name));
    if (forbidden !== null) return forbidden;
  }
  return null;
}

/**
 * The first path that this process may not read and write among a file or folder, what lies in it, and the folder above
 * it, where locks and drafts are made. Null when it may use all of them.
 */
export function forbiddenPath(path: string): ForbiddenPath | null {
  let parent = dirname(path);
  while (find(parent) === null && dirname(parent) !== parent) parent = dirname(parent);
  const forbidden = mayUse(parent, true) ? firstWithin(path) : parent;
  return forbidden === null ? null : { path: forbidden, owner: find(forbidden)?.uid ?? null };
}
