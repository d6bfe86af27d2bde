import { readFileSync } from "node:fs";
import { codeOf } from "@flaneur/server-kit";

/** Identifies a process, on Linux even when its id is reused. */
export interface ProcessMark {
  readonly pid: number;
  /** Boot id of the machine; null if the system does not report it (outside Linux). */
  readonly boot: string | null;
  /** Start time of the process in ticks since boot; null if the system does not report it (outside Linux). */
  readonly start: string | null;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return null;
  }
}

const bootId = (): string | null => read("/proc/sys/kernel/random/boot_id");

/**
 * Returns the fields of proc(5) stat from the third on. The process name before them may contain spaces and brackets.
 */
function statOf(pid: number): readonly string[] {
  const stat = read(`/proc/${pid}/stat`) ?? "";
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** Returns field 22: the start time in ticks since boot. */
const startOf = (pid: number): string | null => statOf(pid)[19] ?? null;

/**
 * Whether field 3 marks a zombie: the process has ended, but its parent has not waited for it. This happens in
 * containers whose first process is no init.
 */
const isZombie = (pid: number): boolean => statOf(pid)[0] === "Z";

export const ownMark = (): ProcessMark => ({ pid: process.pid, boot: bootId(), start: startOf(process.pid) });

/** Parses a mark. A plain number is a mark with a process id only. Returns null for any other text. */
export function parseMark(text: string): ProcessMark | null {
  try {
    const raw: unknown = JSON.parse(text);
    const { pid, boot, start } = Object.assign({ pid: raw, boot: null, start: null }, raw);
    if (typeof pid !== "number" || !Number.isInteger(pid) || pid <= 0) return null;
    return { pid, boot: typeof boot === "string" ? boot : null, start: typeof start === "string" ? start : null };
  } catch {
    return null;
  }
}

/**
 * Whether the process of a mark still runs. If the start time of the process is unknown, in the mark or on this system,
 * a mark with this process's own id counts as stale: it is taken for the mark of an earlier process with this id.
 */
export function isRunning({ pid, boot, start }: ProcessMark): boolean {
  const now = bootId();
  if (boot !== null && now !== null && boot !== now) return false;
  if (isZombie(pid)) return false;
  const startNow = startOf(pid);
  if (start !== null && startNow !== null) return start === startNow;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
