/** Submits the two forms of the auth dialog, and reads the results. */
import { UnreadableResult } from "../form/form-error.ts";
import { CallFailed, dataOf, type GraphCall } from "../graph/graph-call.ts";
import { Refused, resultOf } from "../graph/problem.ts";
import type { Session } from "./auth.storage.ts";
import { LogInMutation, SignUpMutation } from "./sign-in.graphql.ts";
import type { SignInDraft } from "./sign-in-form.ts";

/** Submits one of the two forms. @throws Refused, UnreadableResult or CallFailed */
export async function signIn(call: GraphCall, { form, email, password }: SignInDraft): Promise<Session> {
  const credentials = { username: email.trim(), password };
  try {
    return readSession(
      form === "signUp"
        ? resultOf(dataOf(await call(SignUpMutation, credentials)).signUp)
        : resultOf(dataOf(await call(LogInMutation, credentials)).logIn),
    );
  } catch (error) {
    if (error instanceof Refused || error instanceof CallFailed) throw error;
    // The response does not have the shape of a result.
    throw new UnreadableResult();
  }
}

/** Checks that a successful result has a token and a user (§4), although the schema requires both. */
function readSession({ token, user }: Session): Session {
  if (typeof token !== "string" || token === "" || typeof user?.username !== "string") throw new UnreadableResult();
  return { token, user };
}
