import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { forbiddenPath } from "./forbidden-path.ts";
import { freeSpace, type Room } from "./free-space.ts";
import type { StorageFailure } from "./storage-failure.ts";

export const MEGABYTE = 1024 * 1024;
const inMegabytes = (bytes: number): string => `${Math.max(1, Math.ceil(bytes / MEGABYTE))} MB`;

const OTHER_DISK = "or set DATA_DIR to a folder on another disk";

/**
 * Returns a sentence about why a folder or file cannot be used, and what to do.
 * @param path a path directly in DATA_DIR.
 */
export function explainStorage(path: string, failure: StorageFailure, needed: Room): string {
  switch (failure) {
    case "full":
      return explainFull(path, needed);
    case "read-only":
      return `${path} lies on a file system that is mounted for reading only. Mount it for writing, ${OTHER_DISK}.`;
    case "forbidden":
      return explainForbidden(path);
  }
}

function explainFull(path: string, needed: Room): string {
  const free = freeSpace(path);
  if (free === null) return `The disk of ${path} is full. Free ${inMegabytes(needed.bytes)} there, ${OTHER_DISK}.`;
  if (free.files < needed.files) {
    return (
      `The disk of ${path} has no room for more files: ${free.files} can be created there, and ${needed.files} are ` +
      `needed. Delete ${needed.files - free.files} there, ${OTHER_DISK}.`
    );
  }
  if (free.bytes >= needed.bytes) {
    return (
      `The disk of ${path} takes no more data although ${inMegabytes(free.bytes)} are free: the quota of this user ` +
      `is used up, or more than ${inMegabytes(needed.bytes)} are needed. Raise the quota, free space there, ${OTHER_DISK}.`
    );
  }
  const posters = join(dirname(path), "posters");
  const hint = existsSync(posters) ? ` What lies in ${posters} may be deleted: it is rendered again when needed.` : "";
  return (
    `The disk of ${path} is full: ${describeFree(free.bytes)} free, and ${inMegabytes(needed.bytes)} are needed. ` +
    `Free ${inMegabytes(needed.bytes - free.bytes)} more there, ${OTHER_DISK}.${hint}`
  );
}

const describeFree = (bytes: number): string =>
  bytes < MEGABYTE ? "less than 1 MB is" : `${Math.floor(bytes / MEGABYTE)} MB are`;

/** Returns the current user's name and number. In a container, the number may have no name. */
function currentUser(): string {
  const uid = process.getuid?.() ?? "";
  try {
    return `${userInfo().username} ${uid}`.trimEnd();
  } catch {
    return String(uid);
  }
}

function explainForbidden(path: string): string {
  const { path: forbidden, owner } = forbiddenPath(path) ?? { path, owner: null };
  const whose = owner === null ? "" : `, which belongs to user ${owner}`;
  return (
    `User ${currentUser()} may not read and write ${forbidden}${whose}. Give that right, start as the user it belongs to, ` +
    "or set DATA_DIR to a folder you may write to."
  );
}
