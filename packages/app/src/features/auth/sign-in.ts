/** Submits the two forms of the auth dialog, and reads the results. */
import type { AuthForm } from "@flaneur/domain";
import { CallFailed, dataOf, type GraphCall } from "../../graph/graph-call.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import type { Session } from "../../session/auth.storage.ts";
import { type AuthFailure, refused, SignInFailed } from "./auth-failures.ts";
import { LogInMutation, SignUpMutation } from "./sign-in.graphql.ts";

export interface SignInInput {
  readonly form: AuthForm;
  readonly email: string;
  readonly password: string;
}

/** Submits one of the two forms. @throws SignInFailed or CallFailed */
export async function signIn(call: GraphCall, { form, email, password }: SignInInput): Promise<Session> {
  const credentials = { username: email.trim(), password };
  try {
    return form === "signUp"
      ? readSignUp(dataOf(await call(SignUpMutation, credentials)).signUp)
      : readLogIn(dataOf(await call(LogInMutation, credentials)).logIn);
  } catch (error) {
    if (error instanceof SignInFailed || error instanceof CallFailed) throw error;
    // The response does not have the shape of a result.
    throw new SignInFailed({ kind: "unreadable" });
  }
}

type SignUpResult = ResultOf<typeof SignUpMutation>["signUp"];
type LogInResult = ResultOf<typeof LogInMutation>["logIn"];

function readSignUp(result: SignUpResult): Session {
  switch (result.__typename) {
    case "SignedIn":
      return readSession(result);
    case "EmailTaken":
    case "ValidationFailed":
    case "TooManyAttempts":
      throw new SignInFailed(refused(result.message));
    default:
      throw new SignInFailed(unreadable(result));
  }
}

function readLogIn(result: LogInResult): Session {
  switch (result.__typename) {
    case "SignedIn":
      return readSession(result);
    case "InvalidCredentials":
    case "ValidationFailed":
    case "TooManyAttempts":
      throw new SignInFailed(refused(result.message));
    default:
      throw new SignInFailed(unreadable(result));
  }
}

/** Returns the failure for a type of result that the schema does not contain. */
const unreadable = (_: never): AuthFailure => ({ kind: "unreadable" });

/** Checks that a successful result has a token and a user (§4), although the schema requires both. */
function readSession({ token, user }: Session): Session {
  if (typeof token !== "string" || token === "" || typeof user?.username !== "string") {
    throw new SignInFailed({ kind: "unreadable" });
  }
  return { token, user };
}
