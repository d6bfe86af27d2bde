import type { Failure } from "@flaneur/domain";
import { CallFailed } from "../graph/graph-call.ts";
import { type ProblemCode, Refused } from "../graph/problem.ts";

/** Why a form was not saved. */
export type FormError =
  /** @property fields The messages for single fields, by the name of the field in the form. Complete sentences. */
  | {
      readonly kind: "refused";
      readonly code: ProblemCode;
      /** The server's message in English. */
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  /** The request failed, so its result is unknown. */
  | { readonly kind: "failed"; readonly failure: Failure }
  /** The response reports success, and lacks data. */
  | { readonly kind: "unreadable" }
  | { readonly kind: "unknown" };

/** Thrown if a response reports success, and lacks data. */
export class UnreadableResult extends Error {
  override readonly name = "UnreadableResult";
}

/** Whether a message is a sentence. Other messages continue a sentence that starts with the name of an argument. */
const isSentence = (message: string): boolean => /^\p{Lu}/u.test(message);

/**
 * Returns the reason of the error of a save. This is the only place that reads the fields of a problem.
 * @param names The names of the form's fields by the arguments of the mutation, where they differ.
 */
export function formErrorOf(error: unknown, names: Readonly<Record<string, string>> = {}): FormError {
  if (error instanceof CallFailed) return { kind: "failed", failure: error.failure };
  if (error instanceof UnreadableResult) return { kind: "unreadable" };
  if (!(error instanceof Refused)) return { kind: "unknown" };
  const { code, message, fields } = error.problem;
  const sentences = fields.filter((each) => isSentence(each.message));
  const byField = sentences.map(({ field, message }) => [Object.hasOwn(names, field) ? names[field] : field, message]);
  return { kind: "refused", code, message, fields: Object.fromEntries(byField) };
}
