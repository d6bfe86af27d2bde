import type { Messages } from "@flaneur/ui";
import { failureText } from "@flaneur/ui/lists";
import { CallFailed } from "../../graph/graph-call.ts";
import { ListRefused } from "./list-calls.ts";

/** Returns the text of an error of a call of lists; null for null. */
export function errorText(error: unknown, messages: Messages): string | null {
  if (error === null) return null;
  if (error instanceof CallFailed) return failureText(error.failure, messages);
  return error instanceof ListRefused ? error.message : messages.failures.unexpected;
}
