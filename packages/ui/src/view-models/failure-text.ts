import type { Failure } from "@flaneur/domain";
import type { Messages } from "../messages/en.ts";

/** What is said of a failure: the server's words where it said any (§8). */
export const failureText = (failure: Failure, { failures }: Messages): string =>
  failure.kind === "reported" ? failure.message : failures[failure.kind];
