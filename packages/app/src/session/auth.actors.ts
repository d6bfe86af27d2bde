import { fromPromise } from "xstate";
import { dataOf, type GraphCall } from "../graph/graph-call.ts";
import { LogOutMutation, VerifyQuery } from "./auth.graphql.ts";
import type { AuthUser } from "./auth.storage.ts";
import type { WatchPage } from "./page-left.ts";

/**
 * The actor `verify` of the auth machine. Fails with CallFailed, or with Error if the server names no user. If the
 * request fails because the page is left, the session is verified again when the page is shown again: the failure would
 * otherwise end the session in all tabs.
 */
export function verifyActor(call: GraphCall, watchPage: WatchPage) {
  const verify = async (token: string): Promise<AuthUser> => {
    const wasPageLeft = watchPage();
    const reply = await call(VerifyQuery, {}, token);
    if (!("data" in reply) && (await wasPageLeft())) return verify(token);
    const { viewer } = dataOf(reply);
    if (typeof viewer?.user?.username !== "string") throw new Error("The server names no user.");
    return viewer.user;
  };
  return fromPromise<AuthUser, { readonly token: string }>(({ input }) => verify(input.token));
}

/** The actor `endSession` of the auth machine. */
export const endSessionActor = (call: GraphCall) =>
  fromPromise<void, { readonly token: string }>(async ({ input }) => {
    dataOf(await call(LogOutMutation, {}, input.token));
  });
