/** The messages between the runner and the process of an engine. */

import type { ListQuery } from "@flaneur/place-index";
import { z } from "zod";

export type Request =
  | { readonly kind: "build"; readonly folder: string }
  /** If `digest` is true, the reply contains a digest of the result, by which the results of engines are compared. */
  | { readonly kind: "list"; readonly query: ListQuery; readonly digest: boolean }
  | { readonly kind: "memory" };

export const ResultDigest = z.object({ ids: z.string(), total: z.number(), counts: z.string() });
export type ResultDigest = z.infer<typeof ResultDigest>;

export const Reply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("built"), ms: z.number() }),
  z.object({ kind: z.literal("listed"), ms: z.number(), digest: ResultDigest.nullable() }),
  z.object({ kind: z.literal("memory"), bytes: z.number() }),
  z.object({ kind: z.literal("failed"), reason: z.string() }),
]);
export type Reply = z.infer<typeof Reply>;
