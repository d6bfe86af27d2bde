import { fromPromise } from "xstate";
import { dataOf, type GraphCall } from "../graph/graph-call.ts";
import { LogOutMutation, VerifyQuery } from "./auth.graphql.ts";
import type { AuthUser } from "./auth.storage.ts";

/** The actor `verify` of the auth machine. */
export const verifyActor = (call: GraphCall) =>
  fromPromise<AuthUser, { readonly token: string }>(async ({ input }) => {
    const { viewer } = dataOf(await call(VerifyQuery, {}, input.token));
    if (typeof viewer?.user?.username !== "string") throw new Error("The server names no user.");
    return viewer.user;
  });

/** The actor `endSession` of the auth machine. */
export const endSessionActor = (call: GraphCall) =>
  fromPromise<void, { readonly token: string }>(async ({ input }) => {
    dataOf(await call(LogOutMutation, {}, input.token));
  });
