import { updatedFilters, type View } from "@flaneur/domain";
import { assign, sendTo, setup } from "xstate";
import type { FiltersActor } from "../../places/filters-actor.ts";
import type { AuthRef } from "../../session/auth.machine.ts";
import { type SessionEvent, sessionActor } from "../../session/session.actor.ts";
import { ViewRefused } from "./view-changes.ts";
import type { ViewChangeReply } from "./views.events.ts";
import type { ViewsRef } from "./views.machine.ts";

export type ViewUpdateEvent =
  /**
   * The visitor pressed 'Update': the view is saved with the current filters, and keeps its own tags and travel time.
   */
  | { readonly type: "viewUpdate.start"; readonly view: View }
  /** The filters changed: the message about the last update is removed. A pending update stays pending. */
  | { readonly type: "viewUpdate.edited" }
  /** Another tab is shown: the row is about another view. */
  | { readonly type: "viewUpdate.reset" }
  | ViewChangeReply
  | SessionEvent;

export interface ViewUpdateInput {
  readonly auth: AuthRef;
  readonly filters: FiltersActor;
  readonly views: ViewsRef;
}

export interface ViewUpdateContext extends ViewUpdateInput {
  /** The number of the attempt that the row waits for. */
  readonly attempt: number;
}

const RESULT_SHOWN_MS = 2_000;

interface Reply {
  readonly attempt: number;
}
const reply = ({ event }: { readonly event: Reply }): Reply => ({ attempt: event.attempt });

type Failure = Extract<ViewChangeReply, { readonly type: "change.failed" }>;
const failure = ({ event }: { readonly event: Failure }): Failure => event;

type Start = Extract<ViewUpdateEvent, { readonly type: "viewUpdate.start" }>;
const START = {
  target: "#viewUpdate.updating",
  reenter: true,
  actions: ["countAttempt", { type: "update", params: ({ event }: { readonly event: Start }) => event.view }],
} as const;

/** The machine of the row below a changed view. It saves the filters to the view. */
export const viewUpdateMachine = setup({
  types: {
    context: {} as ViewUpdateContext,
    events: {} as ViewUpdateEvent,
    input: {} as ViewUpdateInput,
  },
  actors: { session: sessionActor },
  actions: {
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    update: sendTo(
      ({ context }) => context.views,
      ({ context, self }, view: View) => ({
        type: "views.change" as const,
        change: {
          kind: "update" as const,
          id: view.id,
          version: view.version,
          draft: {
            name: view.name,
            description: view.description,
            filters: updatedFilters(context.filters.getSnapshot().context.filters, view),
          },
        },
        requester: { ref: self, attempt: context.attempt },
      }),
    ),
  },
  guards: {
    isMine: ({ context }, { attempt }: Reply) => attempt === context.attempt,
    isConflict: ({ context }, { attempt, error }: Failure) =>
      attempt === context.attempt && error instanceof ViewRefused && error.reason === "ViewConflict",
  },
  delays: { resultShown: RESULT_SHOWN_MS },
}).createMachine({
  id: "viewUpdate",
  context: ({ input }) => ({ ...input, attempt: 0 }),
  // If the session actor fails, nothing breaks: at the end of a session, the views are removed, and the row with them.
  invoke: { src: "session", input: ({ context }) => ({ auth: context.auth }), onError: {} },
  on: { "session.end": ".idle", "viewUpdate.edited": ".idle", "viewUpdate.reset": ".idle" },
  initial: "idle",
  states: {
    idle: { description: "The row shows that the view has changed.", on: { "viewUpdate.start": START } },
    updating: {
      description: "The view is being saved. The row shows 'Updating…'.",
      on: {
        "viewUpdate.edited": {},
        "change.done": { guard: { type: "isMine", params: reply }, target: "updated" },
        "change.failed": [
          { guard: { type: "isConflict", params: failure }, target: "conflicted" },
          { guard: { type: "isMine", params: reply }, target: "failed" },
        ],
      },
    },
    updated: {
      description: "The row shows 'View updated' for a moment.",
      after: { resultShown: "idle" },
      on: { "viewUpdate.start": START },
    },
    conflicted: {
      description:
        "Another tab or device has changed the view. 'Update' replaces that version, and 'Revert' applies it.",
      on: { "viewUpdate.start": START },
    },
    failed: {
      description: "The row shows 'Could not update the view'. The visitor can retry.",
      on: { "viewUpdate.start": START },
    },
  },
});
