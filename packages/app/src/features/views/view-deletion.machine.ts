import type { View } from "@flaneur/domain";
import { assign, sendTo, setup } from "xstate";
import type { AuthRef } from "../../session/auth.machine.ts";
import { type SessionEvent, sessionActor } from "../../session/session.actor.ts";
import type { ViewChangeReply } from "./views.events.ts";
import type { ViewsRef } from "./views.machine.ts";

export type ViewDeletionEvent =
  /** The visitor pressed the bin of a tab. */
  | { readonly type: "viewDeletion.open"; readonly view: View }
  | { readonly type: "viewDeletion.confirm" }
  | { readonly type: "viewDeletion.cancel" }
  | ViewChangeReply
  | SessionEvent;

export interface ViewDeletionContext {
  readonly auth: AuthRef;
  readonly views: ViewsRef;
  /** The view that the dialog deletes, or null while the dialog is closed. */
  readonly view: View | null;
  /** The number of the attempt that the dialog waits for. */
  readonly attempt: number;
}

interface Reply {
  readonly attempt: number;
}
const reply = ({ event }: { readonly event: Reply }): Reply => ({ attempt: event.attempt });

/** The machine of the dialog that deletes a view (§6). A failure is only logged, and the dialog stays open (§8). */
export const viewDeletionMachine = setup({
  types: {
    context: {} as ViewDeletionContext,
    events: {} as ViewDeletionEvent,
    input: {} as { readonly auth: AuthRef; readonly views: ViewsRef },
  },
  actors: { session: sessionActor },
  actions: {
    storeView: assign((_, view: View) => ({ view })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    remove: sendTo(
      ({ context }) => context.views,
      ({ context, self }) => ({
        type: "views.change" as const,
        change: { kind: "delete" as const, id: context.view?.id ?? "" },
        requester: { ref: self, attempt: context.attempt },
      }),
    ),
    empty: assign({ view: null }),
  },
  guards: { isMine: ({ context }, { attempt }: Reply) => attempt === context.attempt },
}).createMachine({
  id: "viewDeletion",
  context: ({ input }) => ({ ...input, view: null, attempt: 0 }),
  // The actor is optional. If it fails, the dialog stays open after signing out.
  invoke: { src: "session", input: ({ context }) => ({ auth: context.auth }), onError: {} },
  on: { "session.end": ".closed" },
  initial: "closed",
  states: {
    closed: {
      description: "The dialog is closed.",
      entry: "empty",
      on: {
        "viewDeletion.open": {
          target: "confirming",
          actions: { type: "storeView", params: ({ event }) => event.view },
        },
      },
    },
    confirming: {
      description: "The dialog waits for the confirmation of the visitor.",
      on: { "viewDeletion.confirm": "deleting", "viewDeletion.cancel": "closed" },
    },
    deleting: {
      description: "The view is being deleted. Closing the dialog does not cancel the deletion.",
      entry: ["countAttempt", "remove"],
      on: {
        "change.done": { guard: { type: "isMine", params: reply }, target: "closed" },
        "change.failed": { guard: { type: "isMine", params: reply }, target: "confirming" },
        "viewDeletion.cancel": "closed",
      },
    },
  },
});
