import { fromPromise } from "xstate";
import { dataOf, type GraphCall } from "../graph/graph-call.ts";
import { LogOutMutation, VerifyQuery } from "./auth.graphql.ts";
import type { AuthUser } from "./auth.storage.ts";

/**
 * The actor `verify` of the auth machine. If its request fails because the page was left, the actor never settles: a
 * rejection would end the session in all tabs.
 * @param isPageLeft Returns whether a request failed because the page was left.
 */
export const verifyActor = (call: GraphCall, isPageLeft: () => Promise<boolean>) =>
  fromPromise<AuthUser, { readonly token: string }>(async ({ input }) => {
    const reply = await call(VerifyQuery, {}, input.token);
    if (!("data" in reply) && (await isPageLeft())) return new Promise<never>(() => {});
    const { viewer } = dataOf(reply);
    if (typeof viewer?.user?.username !== "string") throw new Error("The server names no user.");
    return viewer.user;
  });

/** The actor `endSession` of the auth machine. */
export const endSessionActor = (call: GraphCall) =>
  fromPromise<void, { readonly token: string }>(async ({ input }) => {
    dataOf(await call(LogOutMutation, {}, input.token));
  });
