import type { View } from "@flaneur/domain";
import { assign, enqueueActions, type SnapshotFrom, sendTo, setup } from "xstate";
import type { SessionEnd } from "../../session/auth.events.ts";
import type { AuthRef } from "../../session/auth.machine.ts";
import { type IntentEvent, intentActor } from "../../session/intent.actor.ts";
import { type SessionEvent, sessionActor } from "../../session/session.actor.ts";
import type { SignInHost, SignInIntent } from "../../session/sign-in-intent.ts";
import type { FiltersActor } from "../places/filters-actor.ts";
import { formOfView, newForm, type ViewForm, viewForm } from "./view-dialog.form.ts";

export type ViewDialogEvent =
  /** The visitor pressed '+ Add View' or 'Save as new'. */
  | { readonly type: "viewDialog.create" }
  /** The visitor pressed the pencil of a tab. */
  | { readonly type: "viewDialog.edit"; readonly view: View }
  | IntentEvent
  | SessionEvent;

export interface ViewDialogInput {
  readonly auth: AuthRef;
  readonly signIn: SignInHost;
  readonly filters: FiltersActor;
}

export interface ViewDialogContext extends ViewDialogInput {
  /** The id of the user who has opened the form. Null while the form is closed. */
  readonly owner: string | null;
}

const currentUser = ({ auth }: Pick<ViewDialogContext, "auth">): string | null =>
  auth.getSnapshot().context.user?.id ?? null;

const addIntent = ({ filters }: Pick<ViewDialogContext, "filters">): SignInIntent => ({
  kind: "addView",
  filters: filters.getSnapshot().context.read().filters,
});

/**
 * The machine of 'Save Custom View' and 'Edit View' (§4). Its form is a configuration of the form machine. This machine
 * opens the form, and decides what happens to the form when the session ends. The form shows the limit of views; other
 * failures are only logged (§8).
 */
export const viewDialogMachine = setup({
  types: {
    context: {} as ViewDialogContext,
    events: {} as ViewDialogEvent,
    input: {} as ViewDialogInput,
    children: {} as { form: "form" },
  },
  actors: { session: sessionActor, intent: intentActor, form: viewForm },
  actions: {
    openSignIn: sendTo(
      ({ context }) => context.signIn,
      ({ context }) => ({ type: "signIn.prompt" as const, intent: addIntent(context) }),
    ),
    /** Opens the auth dialog after the session has expired. */
    openSignInAgain: sendTo(
      ({ context }) => context.signIn,
      ({ context }) => ({
        type: "signIn.open" as const,
        form: "signIn" as const,
        because: "sessionEnded" as const,
        intent: addIntent(context),
      }),
    ),
    openForm: enqueueActions(({ context, enqueue }, draft: ViewForm) => {
      enqueue.assign({ owner: currentUser(context) });
      enqueue.sendTo("form", { type: "form.open", draft });
    }),
    // A save that the end of the session has interrupted never ends.
    stopSaving: sendTo("form", { type: "form.stopSaving" }),
    closeForm: sendTo("form", { type: "form.close" }),
    forgetOwner: assign({ owner: null }),
  },
  guards: {
    isSignedOut: ({ context }) => currentUser(context) === null,
    isOwner: ({ context }) => currentUser(context) === context.owner,
    isClosed: (_, form: SnapshotFrom<typeof viewForm>) => form.matches("closed"),
    isAddIntent: (_, { intent }: IntentEvent) => intent.kind === "addView",
    /**
     * The form is kept if the server has ended the session, for example after it expired, and if another tab has ended
     * it. The same user finds the text after signing in again.
     */
    isKept: ({ context }, end: SessionEnd) => (end === "refused" || end === "elsewhere") && context.owner !== null,
  },
}).createMachine({
  id: "viewDialog",
  context: ({ input }) => ({ ...input, owner: null }),
  invoke: [
    {
      src: "form",
      id: "form",
      onSnapshot: {
        guard: { type: "isClosed", params: ({ event }) => event.snapshot },
        actions: "forgetOwner",
      },
      // The form handles failed saves. Only an unexpected error of its machine reaches `onError`.
      onError: { actions: "forgetOwner" },
    },
    // Both are optional. If they fail, the dialog does not close after signing out, and does not open after signing in.
    { src: "session", input: ({ context }) => ({ auth: context.auth }), onError: {} },
    { src: "intent", input: ({ context }) => ({ auth: context.auth }), onError: {} },
  ],
  on: {
    "viewDialog.create": [
      { guard: "isSignedOut", actions: "openSignIn" },
      { actions: { type: "openForm", params: ({ context }) => newForm(context.filters) } },
    ],
    "viewDialog.edit": [
      { guard: "isSignedOut", actions: "openSignIn" },
      { actions: { type: "openForm", params: ({ context, event }) => formOfView(event.view, context.filters) } },
    ],
    // The visitor pressed '+ Add View' before signing in.
    "intent.resume": {
      guard: { type: "isAddIntent", params: ({ event }) => event },
      target: ".ready",
      actions: { type: "openForm", params: ({ context }) => newForm(context.filters) },
    },
  },
  initial: "ready",
  states: {
    ready: {
      description: "The form is closed, or the visitor fills it in.",
      on: {
        "session.end": [
          {
            guard: { type: "isKept", params: ({ event }) => event.end },
            target: "waitingForOwner",
            actions: ["stopSaving", "openSignInAgain"],
          },
          { actions: ["stopSaving", "closeForm"] },
        ],
      },
    },
    waitingForOwner: {
      description: "The session has expired. The form is kept, but not shown, until the same user signs in again.",
      on: {
        "session.begin": [
          { guard: "isOwner", target: "ready" },
          { target: "ready", actions: "closeForm" },
        ],
        "intent.resume": { guard: "isOwner", target: "ready" },
      },
    },
  },
});
