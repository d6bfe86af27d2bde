import { codeOf, messageOf } from "@flaneur/server-kit";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { z } from "zod";

/** Why a disk refuses: it has no room, it is mounted for reading only, or somebody else has the right. */
export type StorageFailure = "full" | "read-only" | "forbidden";

/** The codes of the system and of PostgreSQL, and the words that PostgreSQL uses for them in its log. */
const SYMPTOMS: readonly (readonly [StorageFailure, RegExp])[] = [
  ["full", /\b(?:ENOSPC|EDQUOT|53100)\b|no space left on device|quota exceeded/i],
  ["read-only", /\bEROFS\b|read-only file system/i],
  ["forbidden", /\b(?:EACCES|EPERM)\b|permission denied|operation not permitted/i],
];

/** The file system of PGlite throws numbers of WASI, which have neither a code nor a message. */
const WasiError = z.object({ name: z.literal("ErrnoError"), errno: z.number() });
const WASI_CODES: ReadonlyMap<number, string> = new Map([
  [2, "EACCES"],
  [19, "EDQUOT"],
  [51, "ENOSPC"],
  [63, "EPERM"],
  [69, "EROFS"],
]);

/** Of a query that failed, only the cause tells: the message repeats the query and its values. */
function symptomsOf(error: unknown): readonly string[] {
  if (error instanceof DrizzleQueryError) return symptomsOf(error.cause);
  const wasi = WasiError.safeParse(error);
  if (wasi.success) return [WASI_CODES.get(wasi.data.errno) ?? ""];
  const cause = error instanceof Error && error.cause !== undefined ? symptomsOf(error.cause) : [];
  return [codeOf(error) ?? "", messageOf(error), ...cause];
}

/**
 * What the disk refused, going by an error and by what PostgreSQL logged before it; null when the disk is not to blame.
 */
export function storageFailure(error: unknown, log: readonly string[] = []): StorageFailure | null {
  const symptoms = [...symptomsOf(error), ...log].join("\n");
  return SYMPTOMS.find(([, pattern]) => pattern.test(symptoms))?.[0] ?? null;
}
