import { readFileSync } from "node:fs";
import { codeOf } from "@flaneur/server-kit";

/** Tells a process from others that get its number later. */
export interface ProcessMark {
  readonly pid: number;
  /** Which start of the machine it runs under, and when it began; null where the system does not say (outside Linux). */
  readonly boot: string | null;
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

/** The fields of proc(5) stat from the third on. The name before them may hold blanks and brackets. */
function statOf(pid: number): readonly string[] {
  const stat = read(`/proc/${pid}/stat`) ?? "";
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** Field 22, in ticks since the machine started. */
const startOf = (pid: number): string | null => statOf(pid)[19] ?? null;

/** Field 3: it has ended, but nobody has asked how, as in containers whose first process does not know it should. */
const isZombie = (pid: number): boolean => statOf(pid)[0] === "Z";

export const ownMark = (): ProcessMark => ({ pid: process.pid, boot: bootId(), start: startOf(process.pid) });

/** The mark in a text; a mere number is one, too. Null for anything else. */
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

/** Whether the very process of a mark still runs. Where only numbers are known, our own is taken for a leftover. */
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
