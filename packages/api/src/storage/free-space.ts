import { statfsSync } from "node:fs";
import { dirname } from "node:path";

/** Space that something needs on a disk, or that is free. */
export interface Room {
  readonly bytes: number;
  readonly files: number;
}

/**
 * Returns how much is free on the disk of a path, whether or not the path exists; null when the system does not report
 * it. Quotas do not count. A file system that does not count files has room for any number.
 */
export function freeSpace(path: string): Room | null {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(path);
    return { bytes: bavail * bsize, files: files === 0 ? Number.POSITIVE_INFINITY : ffree };
  } catch {
    const parent = dirname(path);
    return parent === path ? null : freeSpace(parent);
  }
}

/** Whether the disk of a path has enough room; true when the system does not report it. */
export function hasRoom(path: string, needed: Room): boolean {
  const free = freeSpace(path);
  return free === null || (free.bytes >= needed.bytes && free.files >= needed.files);
}
