import { codeOf, messageOf } from "@flaneur/server-kit";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { z } from "zod";

/** Why a disk refuses an operation: it has no room, it is mounted read-only, or the user lacks the permission. */
export type StorageFailure = "full" | "read-only" | "forbidden";

/** Error codes of the system and of PostgreSQL, and PostgreSQL's log messages for these errors. */
const SYMPTOMS: readonly (readonly [StorageFailure, RegExp])[] = [
  ["full", /\b(?:ENOSPC|EDQUOT|53100)\b|no space left on device|quota exceeded/i],
  ["read-only", /\bEROFS\b|read-only file system/i],
  ["forbidden", /\b(?:EACCES|EPERM)\b|permission denied|operation not permitted/i],
];

/** An error of PGlite's file system: a WASI number, without code and message. */
const WasiError = z.object({ name: z.literal("ErrnoError"), errno: z.number() });
const WASI_CODES: ReadonlyMap<number, string> = new Map([
  [2, "EACCES"],
  [19, "EDQUOT"],
  [51, "ENOSPC"],
  [63, "EPERM"],
  [69, "EROFS"],
]);

/**
 * Returns the texts of an error that may show a cause. Only the cause of a failed query is used, since its message
 * repeats the query and its values.
 */
function symptomsOf(error: unknown): readonly string[] {
  if (error instanceof DrizzleQueryError) return symptomsOf(error.cause);
  const wasi = WasiError.safeParse(error);
  if (wasi.success) return [WASI_CODES.get(wasi.data.errno) ?? ""];
  const cause = error instanceof Error && error.cause !== undefined ? symptomsOf(error.cause) : [];
  return [codeOf(error) ?? "", messageOf(error), ...cause];
}

/**
 * Returns the storage failure that an error, or PostgreSQL's log before it, shows; null when the disk is not the cause.
 */
export function storageFailure(error: unknown, log: readonly string[] = []): StorageFailure | null {
  const symptoms = [...symptomsOf(error), ...log].join("\n");
  return SYMPTOMS.find(([, pattern]) => pattern.test(symptoms))?.[0] ?? null;
}
