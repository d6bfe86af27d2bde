import { FRESHNESS_MS, moveBetween, type View } from "@flaneur/domain";
import { type ActorRefFrom, assign, enqueueActions, fromCallback, type SnapshotFrom, sendTo, setup } from "xstate";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";
import type { AuthRef } from "../../session/auth.machine.ts";
import { sessionActor } from "../../session/session.actor.ts";
import { afterChange, type ViewChange, type ViewResult } from "./view-changes.ts";
import { NO_VIEWS, orderedViews, type Reordering } from "./view-order.ts";
import type { Requester, ViewChangeOutcome, ViewsEmitted, ViewsEvent } from "./views.events.ts";

/** The views of the signed-in user. */
export const viewListMachine = createQueryMachine<null, readonly View[]>(RETRY_ONCE);

export interface ViewsContext {
  readonly auth: AuthRef;
  /** The views as last received from the server. Empty while no user is signed in. */
  readonly views: readonly View[];
  /** The list that the views were last copied from. Null until a list is loaded. */
  readonly listed: readonly View[] | null;
  readonly reordering: Reordering | null;
  /** Who waits for a change, by the key of the change. */
  readonly requesters: Readonly<Record<string, Requester>>;
  /** The number of changes so far, except changes of the order. Each change gets its key from this number. */
  readonly count: number;
}

const REORDERING = "reordering";

type Changed = Extract<ViewsEvent, { readonly type: "views.changed" }>;
type Failed = Extract<ViewsEvent, { readonly type: "views.failed" }>;
const changed = ({ event }: { readonly event: Changed }): Changed => event;
const failed = ({ event }: { readonly event: Failed }): Failed => event;

/** Returns the entry for the log. Failures are not shown here (§8). */
const failure = ({ event }: { readonly event: Failed }) => ({
  description: event.key === REORDERING ? "The order of the views was not saved." : "The view was not changed.",
  error: event.error,
});

/**
 * The machine of the saved views and of their changes. A change continues even if the actor that requested it no longer
 * waits for it. All changes are cancelled when the session ends.
 */
export const viewsMachine = setup({
  types: {
    context: {} as ViewsContext,
    events: {} as ViewsEvent,
    emitted: {} as ViewsEmitted,
    input: {} as { readonly auth: AuthRef },
    children: {} as { list: "list" },
  },
  actors: {
    session: sessionActor,
    list: viewListMachine,
    /** Makes a change and sends one ViewChangeOutcome. */
    change: fromCallback<ViewsEvent, { readonly key: string; readonly change: ViewChange }>(() => {
      throw new Error("The actor 'change' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    storeList: assign(({ context }, { list }: { readonly list: SnapshotFrom<typeof viewListMachine> }) => {
      const { result } = list.context;
      // During a reload the list is the old one. Later changes are in `views`.
      return result === null || result === context.listed ? {} : { views: result, listed: result };
    }),
    /** Also cancels a load that started before the change. */
    reload: sendTo("list", { type: "query.load", variables: null }),
    begin: enqueueActions(
      ({ context, enqueue }, { change, requester }: { change: ViewChange; requester: Requester }) => {
        const key = `change ${context.count}`;
        enqueue.assign({ count: context.count + 1, requesters: { ...context.requesters, [key]: requester } });
        enqueue.spawnChild("change", { id: key, input: { key, change } });
      },
    ),
    addMove: assign(({ context }, ids: readonly string[]) => {
      const shown = orderedViews(context).map(({ id }) => id);
      const move = moveBetween(shown, ids);
      const moves = context.reordering?.moves ?? [];
      return move === null ? {} : { reordering: { wanted: ids, moves: [...moves, move] } };
    }),
    sendMove: enqueueActions(({ context: { reordering }, enqueue }) => {
      const move = reordering?.moves[0];
      if (move === undefined) return;
      enqueue.stopChild(REORDERING);
      enqueue.spawnChild("change", { id: REORDERING, input: { key: REORDERING, change: { kind: "move", move } } });
    }),
    /** Removes the move that was saved or has failed. */
    endMove: assign(({ context: { reordering } }) => ({
      reordering: reordering && { ...reordering, moves: reordering.moves.slice(1) },
    })),
    settleOrder: assign({ reordering: null }),
    applyResult: assign(({ context }, { result }: Changed) => ({ views: afterChange(context.views, result) })),
    emitResult: enqueueActions(({ enqueue }, { result }: Changed) => {
      if (result.kind === "saved") enqueue.emit({ type: "views.saved", view: result.view });
      if (result.kind === "deleted") enqueue.emit({ type: "views.deleted", id: result.id });
      if (result.kind === "reordered") enqueue.emit({ type: "views.reordered" });
    }),
    reply: enqueueActions(({ context, enqueue }, outcome: ViewChangeOutcome) => {
      const { [outcome.key]: requester, ...requesters } = context.requesters;
      enqueue.stopChild(outcome.key);
      if (requester === undefined) return;
      enqueue.assign({ requesters });
      enqueue(() =>
        outcome.type === "views.changed" ? requester.done(outcome.result) : requester.failed(outcome.error),
      );
    }),
    forgetAll: enqueueActions(({ context, enqueue }) => {
      for (const key of [...Object.keys(context.requesters), REORDERING]) enqueue.stopChild(key);
      enqueue.assign(NO_VIEWS);
    }),
    /** Provided by the host: logs a failed request. */
    log: (_, _failure: { readonly description: string; readonly error: unknown }) => {},
  },
  guards: {
    isReordering: ({ context }) => context.reordering !== null,
    isOrder: (_, { key }: ViewChangeOutcome) => key === REORDERING,
    hasMoreMoves: ({ context }, { key }: ViewChangeOutcome) =>
      key === REORDERING && (context.reordering?.moves.length ?? 0) > 1,
  },
  delays: { freshness: FRESHNESS_MS.views },
}).createMachine({
  id: "views",
  context: ({ input }) => ({ ...NO_VIEWS, auth: input.auth, count: 0 }),
  invoke: {
    src: "session",
    input: ({ context }) => ({ auth: context.auth }),
    onError: ".signedOut",
  },
  initial: "signedOut",
  on: { "session.end": ".signedOut" },
  states: {
    signedOut: {
      description: "No user is signed in, or an actor has failed unexpectedly. There are no views.",
      entry: "forgetAll",
      on: { "session.begin": "signedIn" },
    },
    signedIn: {
      description: "The views of the signed-in user are loaded, shown and changed.",
      initial: "fresh",
      invoke: {
        src: "list",
        id: "list",
        input: { variables: null },
        onSnapshot: { actions: { type: "storeList", params: ({ event }) => ({ list: event.snapshot }) } },
        // The machine of the list handles failed requests. Only an unexpected error of that machine reaches `onError`.
        onError: "signedOut",
      },
      on: {
        "views.retry": { actions: sendTo("list", { type: "query.retry" }) },
        "views.changedElsewhere": { actions: "reload" },
        "views.change": {
          actions: { type: "begin", params: ({ event }) => ({ change: event.change, requester: event.requester }) },
        },
        "views.reorder": [
          { guard: "isReordering", actions: { type: "addMove", params: ({ event }) => event.ids } },
          { actions: [{ type: "addMove", params: ({ event }) => event.ids }, "sendMove"] },
        ],
        "views.changed": [
          { guard: { type: "hasMoreMoves", params: changed }, actions: ["endMove", "sendMove"] },
          {
            guard: { type: "isOrder", params: changed },
            actions: [
              { type: "applyResult", params: changed },
              { type: "emitResult", params: changed },
              "settleOrder",
              { type: "reply", params: changed },
              "reload",
            ],
          },
          {
            actions: [
              { type: "applyResult", params: changed },
              { type: "emitResult", params: changed },
              { type: "reply", params: changed },
              "reload",
            ],
          },
        ],
        "views.failed": [
          {
            guard: { type: "hasMoreMoves", params: failed },
            actions: [{ type: "log", params: failure }, "endMove", "sendMove"],
          },
          {
            guard: { type: "isOrder", params: failed },
            actions: [{ type: "log", params: failure }, "settleOrder", { type: "reply", params: failed }, "reload"],
          },
          { actions: [{ type: "log", params: failure }, { type: "reply", params: failed }, "reload"] },
        ],
      },
      states: {
        fresh: { description: "The list is fresh (§9).", after: { freshness: "stale" } },
        stale: {
          description: "The list is out of date. It is reloaded when the views are next shown.",
          on: { "views.show": { target: "fresh", actions: "reload" } },
        },
      },
    },
  },
});

export type ViewsRef = ActorRefFrom<typeof viewsMachine>;

/** Makes a change. Rejects if the change fails, and stays pending if the session ends before. */
export const changeView = (views: ViewsRef, change: ViewChange): Promise<ViewResult> =>
  new Promise((done, failed) => views.send({ type: "views.change", change, requester: { done, failed } }));
