import { NO_SAVED_FILTERS, type View } from "@flaneur/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { heldCallback } from "../../../testing/held-calls.ts";
import { CAMILLE, NOE, startAuth } from "../../../testing/sessions.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { unreadable } from "../../graph/failure.ts";
import type { QueryEvent } from "../../query/query.machine.ts";
import type { Session } from "../../session/auth.storage.ts";
import type { ViewChange, ViewResult } from "./view-changes.ts";
import { orderedViews } from "./view-order.ts";
import type { ViewsEvent } from "./views.events.ts";
import { type ViewsContext, viewListMachine, viewsMachine } from "./views.machine.ts";

const view = (id: string, name = `View ${id}`): View => ({
  id,
  name,
  description: null,
  filters: NO_SAVED_FILTERS,
});
const DRAFT = { name: "Mine", description: null, filters: NO_SAVED_FILTERS };
const CREATE: ViewChange = { kind: "create", draft: DRAFT };

const heldActors = () => ({
  list: heldCallback<QueryEvent<null, readonly View[]>, { readonly variables: null }>(),
  change: heldCallback<ViewsEvent, { readonly key: string; readonly change: ViewChange }>(),
});

const machineWith = ({ list, change }: ReturnType<typeof heldActors>) =>
  viewsMachine.provide({
    actors: { list: viewListMachine.provide({ actors: { load: list.logic } }), change: change.logic },
  });

function start(session: Session | null = CAMILLE) {
  const { auth } = startAuth(session);
  const held = heldActors();
  const logged: unknown[] = [];
  const emitted: string[] = [];
  const actor = createActor(
    machineWith(held).provide({ actions: { log: (_, { error }) => void logged.push(error) } }),
    { input: { auth } },
  );
  actor.on("views.saved", (event) => emitted.push(`saved ${event.view.id}`));
  actor.on("views.deleted", ({ id }) => emitted.push(`deleted ${id}`));
  actor.start();
  const replies: unknown[] = [];
  return {
    actor,
    auth,
    lists: held.list.calls,
    changes: held.change.calls,
    logged,
    emitted,
    replies,
    names: () => orderedViews(actor.getSnapshot().context).map(({ name }) => name),
    listed: (views: readonly View[], call = -1) =>
      held.list.calls.at(call)?.send({ type: "query.result", result: views, stale: false }),
    ask: (change: ViewChange) => {
      const done = (result: ViewResult) => replies.push(result);
      const failed = (error: unknown) => replies.push(error);
      actor.send({ type: "views.change", change, requester: { done, failed } });
    },
    done: (call: number, result: Extract<ViewsEvent, { type: "views.changed" }>["result"]) => {
      const at = held.change.calls[call];
      at?.send({ type: "views.changed", key: at.input.key, result });
    },
    refuse: (call: number, error: unknown = new Error("503")) => {
      const at = held.change.calls[call];
      at?.send({ type: "views.failed", key: at.input.key, error });
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the views", () => {
  it("are loaded as soon as the user is signed in, and are not shown to another user", () => {
    const { lists, listed, names, auth } = start(null);
    expect(lists).toEqual([]);
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: null });
    listed([view("v1")]);
    expect(names()).toEqual(["View v1"]);
    auth.send({ type: "auth.follow", stored: { ...NOE, isAuthenticated: true } });
    expect([names(), lists.length]).toEqual([[], 2]);
    auth.send({ type: "auth.logOut" });
    listed([view("v2")]);
    expect(names()).toEqual([]);
  });

  it("are reloaded when they are shown after five minutes, and not before", () => {
    const { lists, listed, actor } = start();
    listed([view("v1")]);
    actor.send({ type: "views.show" });
    vi.advanceTimersByTime(5 * 60_000 - 1);
    actor.send({ type: "views.show" });
    expect(lists).toHaveLength(1);
    vi.advanceTimersByTime(1);
    actor.send({ type: "views.show" });
    actor.send({ type: "views.show" });
    expect(lists).toHaveLength(2);
  });

  it("can be loaded again after a failure", () => {
    const { lists, actor } = start();
    lists[0]?.send({ type: "query.failure", ...unreadable });
    actor.send({ type: "views.retry" });
    expect(lists).toHaveLength(2);
  });
});

describe("a change of a view", () => {
  it("is reported to its sender and shown in the list as soon as the server has saved it", () => {
    const { ask, done, names, replies, emitted, listed } = start();
    listed([view("v1"), view("v2")]);
    ask(CREATE);
    done(0, { kind: "saved", view: view("v3") });
    ask({ kind: "update", id: "v1", change: DRAFT });
    done(1, { kind: "saved", view: view("v1", "Renamed") });
    ask({ kind: "delete", id: "v2" });
    done(2, { kind: "deleted", id: "v2" });
    expect(names()).toEqual(["Renamed", "View v3"]);
    expect(emitted).toEqual(["saved v3", "saved v1", "deleted v2"]);
    expect(replies).toEqual([
      { kind: "saved", view: view("v3") },
      { kind: "saved", view: view("v1", "Renamed") },
      { kind: "deleted", id: "v2" },
    ]);
  });

  it("that fails is logged and reported to its sender, and the list is reloaded", () => {
    const { ask, refuse, names, replies, logged, lists, listed } = start();
    listed([view("v1")]);
    ask({ kind: "delete", id: "v1" });
    const error = new Error("503");
    refuse(0, error);
    expect([names(), logged, lists.length]).toEqual([["View v1"], [error], 2]);
    expect(replies).toEqual([error]);
  });

  it("is not undone by a list of views that was requested before the change", () => {
    const { ask, done, names, listed, lists, actor } = start();
    listed([view("v1")]);
    vi.advanceTimersByTime(5 * 60_000);
    actor.send({ type: "views.show" });
    ask(CREATE);
    done(0, { kind: "saved", view: view("v2") });
    expect([names(), lists.length]).toEqual([["View v1", "View v2"], 3]);
    listed([view("v1")], 1);
    expect(names()).toEqual(["View v1", "View v2"]);
    listed([view("v1"), view("v2")], 2);
    expect(names()).toEqual(["View v1", "View v2"]);
  });

  it("does not wait for the response to another change", () => {
    const { ask, done, replies, listed } = start();
    listed([]);
    ask(CREATE);
    ask(CREATE);
    done(1, { kind: "saved", view: view("v2") });
    done(0, { kind: "saved", view: view("v1") });
    expect(replies).toEqual([
      { kind: "saved", view: view("v2") },
      { kind: "saved", view: view("v1") },
    ]);
  });

  it("is cancelled when the user logs out, and when the server ends the session", () => {
    for (const end of [{ type: "auth.logOut" }, { type: "auth.refused", token: "t1", isStored: true }] as const) {
      const { ask, done, changes, replies, names, auth } = start();
      ask(CREATE);
      auth.send(end);
      done(0, { kind: "saved", view: view("v1") });
      expect([changes[0]?.isStopped(), replies, names()]).toEqual([true, [], []]);
    }
  });
});

describe("the order of the views", () => {
  const started = () => {
    const parts = start();
    parts.listed([view("a"), view("b"), view("c")]);
    return parts;
  };
  const order = (...ids: string[]) => ({ type: "views.reorder" as const, ids });

  it("is shown immediately and stays when the server has saved it", () => {
    const { actor, changes, done, names } = started();
    actor.send(order("c", "a", "b"));
    expect([names(), changes[0]?.input.change]).toEqual([
      ["View c", "View a", "View b"],
      { kind: "move", move: { id: "c", before: "a" } },
    ]);
    done(0, { kind: "reordered", views: [view("c"), view("a"), view("b")] });
    expect(names()).toEqual(["View c", "View a", "View b"]);
  });

  it("is saved move by move if the user changes it during the request", () => {
    const { actor, changes, done, names } = started();
    actor.send(order("b", "a", "c"));
    actor.send(order("b", "c", "a"));
    actor.send(order("c", "b", "a"));
    expect([names(), changes.length]).toEqual([["View c", "View b", "View a"], 1]);
    done(0, { kind: "reordered", views: [view("b"), view("a"), view("c")] });
    expect([names(), changes.length]).toEqual([["View c", "View b", "View a"], 2]);
    done(1, { kind: "reordered", views: [view("b"), view("c"), view("a")] });
    done(2, { kind: "reordered", views: [view("c"), view("b"), view("a")] });
    expect(changes.map(({ input }) => input.change)).toEqual([
      { kind: "move", move: { id: "b", before: "a" } },
      { kind: "move", move: { id: "c", before: "a" } },
      { kind: "move", move: { id: "c", before: "b" } },
    ]);
    expect(names()).toEqual(["View c", "View b", "View a"]);
  });

  it("is reverted if the request fails, and the error is logged", () => {
    const { actor, refuse, names, logged, lists } = started();
    actor.send(order("c", "a", "b"));
    refuse(0);
    expect([names(), logged.length, lists.length]).toEqual([["View a", "View b", "View c"], 1, 2]);
  });

  it("is saved by the later moves if one move fails", () => {
    const { actor, refuse, changes } = started();
    actor.send(order("c", "a", "b"));
    actor.send(order("c", "b", "a"));
    refuse(0);
    expect(changes[1]?.input.change).toEqual({ kind: "move", move: { id: "b", before: "a" } });
  });
});

it("every transition of the views is taken, and no view is kept without a session", () => {
  const { auth } = startAuth(null);
  const load = heldActors().list.logic;
  const list = createActor(viewListMachine.provide({ actors: { load } }), { input: { variables: null } }).start();
  const context = (snapshot: { readonly context: ViewsContext }) => snapshot.context;
  const faults = walkTransitions(machineWith(heldActors()), {
    input: { auth },
    events: [
      { type: "session.begin", user: CAMILLE.user },
      { type: "session.end", end: "logOut" },
      { type: "views.show" },
      { type: "views.retry" },
      { type: "views.changedElsewhere" },
      { type: "views.change", change: CREATE, requester: { done: () => {}, failed: () => {} } },
      { type: "views.reorder", ids: ["a", "b"] },
      { type: "views.reorder", ids: ["b", "a"] },
      { type: "views.changed", key: "change 0", result: { kind: "saved", view: view("a") } },
      { type: "views.changed", key: "reordering", result: { kind: "reordered", views: [view("b"), view("a")] } },
      { type: "views.failed", key: "change 0", error: new Error("503") },
      { type: "views.failed", key: "reordering", error: new Error("503") },
    ],
    ignored: {
      "views.signedIn": ["session.begin"],
      "views.signedIn.fresh": ["views.show"],
      "views.signedOut": [
        "views.change",
        "views.changed",
        "views.changedElsewhere",
        "views.failed",
        "views.reorder",
        "views.retry",
        "views.show",
      ],
    },
    carried: { "xstate.snapshot.list": { snapshot: list.getSnapshot() } },
    distinguish: (snapshot) => {
      const { reordering, requesters, views } = context(snapshot);
      const moves = Math.min(reordering?.moves.length ?? 0, 2);
      return [reordering?.wanted, moves, Math.min(Object.keys(requesters).length, 1), views.length];
    },
    check: (snapshot) => {
      expect(snapshot.status).toBe("active");
      const { views, requesters, reordering } = context(snapshot);
      if (snapshot.matches("signedOut")) expect([views, requesters, reordering]).toEqual([[], {}, null]);
    },
  });
  expect(faults).toEqual([]);
});
