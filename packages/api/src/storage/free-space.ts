import { statfsSync } from "node:fs";
import { dirname } from "node:path";

/** What something takes on a disk, or a disk still has. */
export interface Room {
  readonly bytes: number;
  readonly files: number;
}

/**
 * How much this user may still write on the disk of a path, whether or not the path exists; null when the system does
 * not say. File systems that do not count files have room for any number.
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

/** Whether the disk of a path has so much room, as far as the system says. */
export function hasRoom(path: string, needed: Room): boolean {
  const free = freeSpace(path);
  return free === null || (free.bytes >= needed.bytes && free.files >= needed.files);
}
