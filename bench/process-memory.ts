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

/** Returns the ids of all descendant processes; an empty list on a system without /proc. */
function childrenIds(): readonly number[] {
  let processes: { readonly id: number; readonly parent: number }[] = [];
  try {
    processes = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({ id: Number(name), parent: numberIn(textOf(`/proc/${name}/status`), "PPid") }));
  } catch {
    return [];
  }
  const below = new Set([process.pid]);
  // A process may be listed before its parent.
  for (let known = 0; known !== below.size; ) {
    known = below.size;
    for (const { id, parent } of processes) if (below.has(parent)) below.add(id);
  }
  below.delete(process.pid);
  return [...below];
}

/**
 * Returns the resident memory of all descendant processes in bytes, or 0 on a system without /proc. Files such as the
 * binary of Node are counted once, because the processes share their pages.
 */
export function memoryOfChildren(): number {
  const processes = childrenIds().map((id) => {
    const text = textOf(`/proc/${id}/smaps_rollup`);
    const anonymous = numberIn(text, "Anonymous");
    return { anonymous, files: numberIn(text, "Rss") - anonymous };
  });
  const files = Math.max(0, ...processes.map((process) => process.files));
  return (processes.reduce((sum, { anonymous }) => sum + anonymous, 0) + files) * 1024;
}

/** Milliseconds of a clock tick in `/proc/ID/stat`. Linux fixes the tick at a hundredth of a second. */
const TICK_MS = 10;

/** Returns the CPU time of a process in milliseconds, or 0 on a system without /proc. */
export function cpuOf(id: number): number {
  // The name of the program, in brackets, may contain spaces. User and system time are the twelfth and thirteenth
  // field after it.
  const fields = textOf(`/proc/${id}/stat`)
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

/** Returns the CPU time of all descendant processes in milliseconds, or 0 on a system without /proc. */
export const cpuOfChildren = (): number => childrenIds().reduce((sum, id) => sum + cpuOf(id), 0);
