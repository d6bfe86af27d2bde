import type { GraphCall } from "../graph/graph-call.ts";
import { endSessionActor, verifyActor } from "./auth.actors.ts";
import { type AuthRef, authMachine } from "./auth.machine.ts";
import { AUTH_STORAGE_KEY, AUTH_TOKEN_KEY, type AuthStore } from "./auth.storage.ts";
import type { WatchPage } from "./page-left.ts";

interface AuthHost {
  readonly store: AuthStore;
  readonly call: GraphCall;
  readonly watchPage: WatchPage;
  /** Empties all caches of results, so that no data of the user remain after the session. */
  readonly forgetResults: () => void;
  /** Navigates to '/login' with a new document. */
  readonly redirectToLogIn: () => void;
}

/** The auth machine of a page. */
export const hostedAuth = ({ store, call, watchPage, forgetResults, redirectToLogIn }: AuthHost) =>
  authMachine.provide({
    actors: { verify: verifyActor(call, watchPage), endSession: endSessionActor(call) },
    actions: {
      keep: (_, session) => store.keep(session),
      keepUser: (_, session) => store.keepUser(session),
      clear: () => store.clear(),
      forgetResults,
      redirectToLogIn,
    },
  });

/** Reports a refused token to the auth machine. The refusal of an old token does not end the current session. */
export const reportRejectedToken = (auth: AuthRef, store: AuthStore, token: string): void =>
  auth.send({ type: "auth.refused", token, isStored: store.token() === token });

/**
 * Follows a change of the storage by another tab.
 * @param key The changed key. Null if the storage was cleared, or if the page is shown again after changes that sent no
 * event.
 */
export function followStorage(auth: AuthRef, store: AuthStore, key: string | null): void {
  if (key === null || key === AUTH_TOKEN_KEY || key === AUTH_STORAGE_KEY) {
    auth.send({ type: "auth.follow", stored: store.read() });
  }
}
