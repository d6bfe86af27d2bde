import type { Failure } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";
import { enRefusals } from "../messages/en/refusals.ts";
import { failureText } from "./failure-text.ts";

/** Why a change of lists, links or favorites was not saved. */
export type ChangeFailure =
  /** @property code The code of the problem in the GraphQL API, such as `LIST_NOT_FOUND`. */
  | { readonly kind: "refused"; readonly code: string }
  /** The request failed, so its result is unknown. */
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "unknown" | "unreadable" };

/** Returns the text of a failed change, in the language of the page. */
export function changeFailureText(failure: ChangeFailure, messages: Messages): string {
  if (failure.kind === "failed") return failureText(failure.failure, messages);
  if (failure.kind !== "refused") return messages.failures.unexpected;
  const { refusals } = messages.parts?.refusals ?? enRefusals;
  const known: Readonly<Record<string, string>> = refusals;
  return known[failure.code] ?? messages.failures.unexpected;
}
