/** The messages between the runner and the process of an engine. */

import type { ListQuery } from "@flaneur/place-index";
import { z } from "zod";

export type Request =
  | { readonly kind: "build"; readonly folder: string }
  /** `digest`: whether the result is sent back as a digest, for comparison. */
  | { readonly kind: "list"; readonly query: ListQuery; readonly digest: boolean }
  | { readonly kind: "memory" };

export const AnswerDigest = z.object({ ids: z.string(), total: z.number(), counts: z.string() });
export type AnswerDigest = z.infer<typeof AnswerDigest>;

export const Reply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("built"), ms: z.number() }),
  z.object({ kind: z.literal("listed"), ms: z.number(), digest: AnswerDigest.nullable() }),
  z.object({ kind: z.literal("memory"), bytes: z.number() }),
  z.object({ kind: z.literal("failed"), reason: z.string() }),
]);
export type Reply = z.infer<typeof Reply>;
