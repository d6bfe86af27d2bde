import type { Messages } from "@flaneur/ui";
import { failureText, refusalText } from "@flaneur/ui/lists";
import { CallFailed } from "../../graph/graph-call.ts";
import { Refused } from "../../graph/refused.ts";

/** Returns the message to show for the error of a request that loads or changes lists. Returns null for null. */
export function errorText(error: unknown, messages: Messages): string | null {
  if (error === null) return null;
  if (error instanceof CallFailed) return failureText(error.failure, messages);
  return error instanceof Refused ? refusalText(error.problem, messages) : messages.failures.unexpected;
}
