import type { logIn } from "@flaneur/contract";
import type { z } from "zod";
import { RestError } from "../rest/rest-error.ts";

type Session = z.output<(typeof logIn)["answer"]>;

/**
 * Returns the session of a sign-in.
 * @param failed The beginning of the messages for a response without a usable session (§8).
 * @throws RestError. It contains neither the response nor the parser's message, because the response may contain a token.
 */
export async function signedIn(work: Promise<Session>, failed: string) {
  const session = await work.catch((error: unknown) => {
    if (!(error instanceof RestError) || error.code !== "UPSTREAM_UNREADABLE") throw error;
    throw new RestError("UPSTREAM_UNREADABLE", `${failed}: Invalid response from server`);
  });
  if (!session.success) throw new RestError("FORBIDDEN", session.message ?? `${failed}. Please try again.`);
  const { token, user } = session;
  return { __typename: "SignedIn" as const, token, user };
}
