import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A mounted disk that is small enough to be filled. */
export interface SmallDisk {
  readonly path: string;
  resize(megabytes: number): void;
  setReadOnly(isReadOnly: boolean): void;
  /** Writes a file that leaves only this many bytes free. */
  fill(leaveBytes: number): void;
  /** Removes the file of `fill`. */
  free(): void;
  remove(): void;
}

const isRoot = process.getuid?.() === 0;

/** Runs a command as root, through sudo if necessary. Returns whether it succeeded: false if sudo needs a password. */
function asRoot(command: string, ...args: readonly string[]): boolean {
  const [file = "", ...rest] = isRoot ? [command, ...args] : ["sudo", "-n", command, ...args];
  return spawnSync(file, rest, { stdio: "ignore" }).status === 0;
}

function mustRun(command: string, ...args: readonly string[]): void {
  if (!asRoot(command, ...args)) throw new Error(`${command} ${args.join(" ")} failed`);
}

/** Whether this machine allows tests to mount a disk: Linux, as root or with sudo. */
export function canMount(): boolean {
  if (process.platform !== "linux") return false;
  const folder = mkdtempSync(join(tmpdir(), "flaneur-mount-"));
  const mounted = asRoot("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder);
  if (mounted) mustRun("umount", folder);
  rmSync(folder, { recursive: true, force: true });
  return mounted;
}

/** Mounts a small disk. @param files Maximum number of files and folders, with the root folder; 0 for no such limit. */
export function createSmallDisk(megabytes: number, files = 0): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), "flaneur-disk-"));
  const filler = join(path, "filler");
  mustRun("mount", "-t", "tmpfs", "-o", `size=${megabytes}m,nr_inodes=${files},mode=0777`, "tmpfs", path);
  return {
    path,
    resize: (size) => mustRun("mount", "-o", `remount,size=${size}m`, path),
    setReadOnly: (isReadOnly) => mustRun("mount", "-o", `remount,${isReadOnly ? "ro" : "rw"}`, path),
    fill: (leaveBytes) => {
      const { bavail, bsize } = statfsSync(path);
      const file = openSync(filler, "w");
      for (let left = bavail * bsize - leaveBytes; left > 0; left -= 1_048_576) {
        writeSync(file, Buffer.alloc(Math.min(left, 1_048_576)));
      }
      closeSync(file);
    },
    free: () => rmSync(filler),
    remove: () => {
      // A PGlite database that failed to start keeps its files open. The disk stays busy until this process exits.
      mustRun("umount", "--lazy", path);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
