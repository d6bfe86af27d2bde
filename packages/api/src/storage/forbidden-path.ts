import { accessSync, constants, readdirSync, type Stats, statSync } from "node:fs";
import { dirname, join } from "node:path";

export interface ForbiddenPath {
  readonly path: string;
  /** The number of the user that owns the path; null when it cannot be read. */
  readonly owner: number | null;
}

const { R_OK, W_OK, X_OK } = constants;

/** Returns the file at a path, following links; null when it does not exist or cannot be seen. */
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
 * Returns the first path that this process may not read and write: the parent folder, in which locks and drafts are
 * created, or the nearest existing folder above it; then the file or folder itself, and its content. Null when the
 * process may use all of them.
 */
export function forbiddenPath(path: string): ForbiddenPath | null {
  let parent = dirname(path);
  while (find(parent) === null && dirname(parent) !== parent) parent = dirname(parent);
  const forbidden = mayUse(parent, true) ? firstWithin(path) : parent;
  return forbidden === null ? null : { path: forbidden, owner: find(forbidden)?.uid ?? null };
}
