import type { Failure } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";

/** Returns the text of a failure: the server's message, if the server sent a message (§8). */
export const failureText = (failure: Failure, { failures }: Messages): string =>
  failure.kind === "reported" ? failure.message : failures[failure.kind];
