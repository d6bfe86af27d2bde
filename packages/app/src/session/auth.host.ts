import type { GraphCall } from "../graph/graph-call.ts";
import { endSessionActor, verifyActor } from "./auth.actors.ts";
import { type AuthRef, authMachine } from "./auth.machine.ts";
import { AUTH_STORAGE_KEY, AUTH_TOKEN_KEY, type AuthStore } from "./auth.storage.ts";

interface AuthHost {
  readonly store: AuthStore;
  readonly call: GraphCall;
  /** Empties every cache of results: none of a person's may outlive the session. */
  readonly forgetResults: () => void;
  /** Loads the document of '/login'. */
  readonly redirectToLogIn: () => void;
}

/** The auth machine of a page. */
export const hostedAuth = ({ store, call, forgetResults, redirectToLogIn }: AuthHost) =>
  authMachine.provide({
    actors: { verify: verifyActor(call), endSession: endSessionActor(call) },
    actions: {
      keep: (_, session) => store.keep(session),
      clear: () => store.clear(),
      forgetResults,
      redirectToLogIn,
    },
  });

/** For `authorizedFetch`: a refusal of a token that is no longer the stored one says nothing of the session that is there now. */
export const tellRefused = (auth: AuthRef, store: AuthStore, token: string): void =>
  auth.send({ type: "auth.refused", token, isStored: store.token() === token });

/** For the page's storage events. @param key null where another tab has cleared the storage. */
export function followStorage(auth: AuthRef, store: AuthStore, key: string | null): void {
  if (key === null || key === AUTH_TOKEN_KEY || key === AUTH_STORAGE_KEY) {
    auth.send({ type: "auth.follow", stored: store.read() });
  }
}
