import { readdirSync, readFileSync } from "node:fs";

const textOf = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process has exited, or the system is not Linux.
    return "";
  }
};
const numberIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);

/**
 * Returns the memory of all descendant processes in bytes, or 0 on a system without /proc.
 * @param count The measure: `Pss` divides shared memory among the processes that share it. `Rss` counts all of it for
 * each process, as `ps` does.
 */
export function memoryOfChildren(count: "Pss" | "Rss" = "Pss"): number {
  let processes: { readonly id: number; readonly parent: number }[] = [];
  try {
    processes = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({ id: Number(name), parent: numberIn(textOf(`/proc/${name}/status`), "PPid") }));
  } catch {
    return 0;
  }
  const below = new Set([process.pid]);
  // A process may be listed before its parent.
  for (let known = 0; known !== below.size; ) {
    known = below.size;
    for (const { id, parent } of processes) if (below.has(parent)) below.add(id);
  }
  below.delete(process.pid);
  let kilobytes = 0;
  for (const id of below) kilobytes += numberIn(textOf(`/proc/${id}/smaps_rollup`), count);
  return kilobytes * 1024;
}
