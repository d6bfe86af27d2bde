import type { Failure } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";

/** The text of a failure: the server's message where it sent one (§8). */
export const failureText = (failure: Failure, { failures }: Messages): string =>
  failure.kind === "reported" ? failure.message : failures[failure.kind];
