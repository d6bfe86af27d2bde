import { DEFAULT_PREFERENCES, NO_SAVED_FILTERS, type View } from "@flaneur/domain";
import { createActor } from "xstate";
import { filtersMachine } from "../src/features/filters/filters.machine.ts";
import type { ViewChange, ViewResult } from "../src/features/views/view-changes.ts";
import type { ViewsEvent } from "../src/features/views/views.events.ts";
import { viewListMachine, viewsMachine } from "../src/features/views/views.machine.ts";
import { createStore } from "../src/page/store.ts";
import type { QueryEvent } from "../src/query/query.machine.ts";
import type { Session } from "../src/session/auth.storage.ts";
import { heldCallback } from "./held-calls.ts";
import { startHistory } from "./history.ts";
import { CAMILLE, startAuth } from "./sessions.ts";

export const view = (id: string, filters: Partial<View["filters"]> = {}): View => ({
  id,
  name: `View ${id}`,
  description: null,
  filters: { ...NO_SAVED_FILTERS, ...filters },
});

/**
 * Starts the session, the filters and the views, signed out if `session` is null. The server responds to requests for
 * views when the test calls `listed`, `done` or `refuse`, and never to other requests.
 */
export function startViews(address = "/", session: Session | null = CAMILLE) {
  const { auth, authDialog } = startAuth(session);
  const list = heldCallback<QueryEvent<null, readonly View[]>, { readonly variables: null }>();
  const change = heldCallback<ViewsEvent, { readonly key: string; readonly change: ViewChange }>();
  const views = createActor(
    viewsMachine.provide({
      actors: { list: viewListMachine.provide({ actors: { load: list.logic } }), change: change.logic },
    }),
    { input: { auth } },
  ).start();
  const history = startHistory(address);
  const preferences = createStore(DEFAULT_PREFERENCES);
  const filters = createActor(filtersMachine, { input: { bar: history.bar, preferences } }).start();
  return {
    auth,
    authDialog,
    filters,
    history,
    views,
    /** Delivers the server's list of views. */
    listed: (...listedViews: readonly View[]) =>
      list.calls.at(-1)?.send({ type: "query.result", result: listedViews, stale: false }),
    changes: () => change.calls.map(({ input }) => input.change),
    done: (call: number, result: ViewResult) => {
      const at = change.calls[call];
      at?.send({ type: "views.changed", key: at.input.key, result });
    },
    refuse: (call: number, error: unknown = new Error("503")) => {
      const at = change.calls[call];
      at?.send({ type: "views.failed", key: at.input.key, error });
    },
  };
}
