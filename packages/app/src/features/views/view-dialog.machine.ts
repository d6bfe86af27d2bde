import type { View } from "@flaneur/domain";
import type { ViewDraft } from "@flaneur/ui/views";
import { assign, sendTo, setup } from "xstate";
import type { FiltersActor } from "../../places/filters-actor.ts";
import type { SessionEnd } from "../../session/auth.events.ts";
import type { AuthRef } from "../../session/auth.machine.ts";
import { type IntentEvent, intentActor } from "../../session/intent.actor.ts";
import { sessionActor } from "../../session/session.actor.ts";
import type { SignInHost } from "../../session/sign-in-intent.ts";
import type { ViewDialogEvent } from "./view-dialog.events.ts";
import {
  changeForm,
  changeOf,
  EMPTY_FORM,
  formOf,
  isSavable,
  keepMine,
  newForm,
  refusalOf,
  takeSaved,
  type ViewForm,
} from "./view-dialog.form.ts";
import type { ViewsRef } from "./views.machine.ts";

export interface ViewDialogContext extends ViewForm, ViewDialogInput {
  /** The id of the user who opened the form, or null if the form is empty. */
  readonly owner: string | null;
  /** The number of times that the dialog was opened or saved. A reply with another number is ignored. */
  readonly attempt: number;
}

export interface ViewDialogInput {
  readonly auth: AuthRef;
  readonly signIn: SignInHost;
  readonly filters: FiltersActor;
  readonly views: ViewsRef;
}

const EMPTY = { ...EMPTY_FORM, owner: null };

interface Reply {
  readonly attempt: number;
}
const reply = ({ event }: { readonly event: Reply }): Reply => ({ attempt: event.attempt });

const currentUser = ({ auth }: Pick<ViewDialogContext, "auth">): string | null =>
  auth.getSnapshot().context.user?.id ?? null;

const opened = (context: ViewDialogContext, form: ViewForm) => ({
  ...form,
  owner: currentUser(context),
  attempt: context.attempt + 1,
});

const OPENING = {
  "viewDialog.create": [
    { guard: "isSignedOut", actions: "openSignIn" },
    { target: "#viewDialog.editing", actions: "openNew" },
  ],
  "viewDialog.edit": [
    { guard: "isSignedOut", actions: "openSignIn" },
    {
      target: "#viewDialog.editing",
      actions: {
        type: "openView",
        params: ({ event }: { readonly event: { readonly view: View } }) => event.view,
      },
    },
  ],
  // The visitor pressed '+ Add View' before signing in.
  "intent.resume": {
    guard: {
      type: "isAddIntent",
      params: ({ event }: { readonly event: IntentEvent }) => event,
    },
    target: "#viewDialog.editing",
    actions: "openNew",
  },
} as const;

/**
 * The form is kept if the server has ended the session, for example after it expired, and if another tab has ended it. The
 * same user finds the text after signing in again.
 */
const ENDING = {
  "session.end": [
    {
      guard: {
        type: "isInvoluntary",
        params: ({ event }: { readonly event: { readonly end: SessionEnd } }) => event.end,
      },
      target: "#viewDialog.waitingForOwner",
    },
    { target: "#viewDialog.closed" },
  ],
} as const;

/**
 * The machine of 'Save Custom View' and 'Edit View' (§4). After a failure, the form is kept. The form shows conflicts
 * and the limit of views; other failures are only logged (§8).
 */
export const viewDialogMachine = setup({
  types: {
    context: {} as ViewDialogContext,
    events: {} as ViewDialogEvent,
    input: {} as ViewDialogInput,
  },
  actors: { session: sessionActor, intent: intentActor },
  actions: {
    openSignIn: sendTo(
      ({ context }) => context.signIn,
      ({ context }) => ({
        type: "signIn.prompt" as const,
        intent: { kind: "addView" as const, filters: context.filters.getSnapshot().context.filters },
      }),
    ),
    /** Opens the auth dialog after the session has expired. */
    openSignInAgain: sendTo(
      ({ context }) => context.signIn,
      ({ context }) => ({
        type: "signIn.open" as const,
        form: "signIn" as const,
        because: "sessionEnded" as const,
        intent: { kind: "addView" as const, filters: context.filters.getSnapshot().context.filters },
      }),
    ),
    openNew: assign(({ context }) => opened(context, newForm(context.filters))),
    openView: assign(({ context }, view: View) => opened(context, formOf(view, context.filters))),
    change: assign(({ context }, change: Partial<ViewDraft>) => changeForm(context, change, context.filters)),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    save: sendTo(
      ({ context }) => context.views,
      ({ context, self }) => ({
        type: "views.change" as const,
        change: changeOf(context),
        requester: { ref: self, attempt: context.attempt },
      }),
    ),
    storeRefusal: assign(({ context }, { error }: { readonly error: unknown }) => refusalOf(context, error)),
    keepMine: assign(({ context }) => keepMine(context)),
    takeSaved: assign(({ context }) => takeSaved(context)),
    empty: assign(EMPTY),
  },
  guards: {
    isSignedOut: ({ context }) => currentUser(context) === null,
    isInvoluntary: (_, end: SessionEnd) => end === "refused" || end === "elsewhere",
    isOwner: ({ context }) => context.owner !== null && currentUser(context) === context.owner,
    isAddIntent: (_, { intent }: IntentEvent) => intent.kind === "addView",
    isSavable: ({ context }) => isSavable(context),
    isInConflict: ({ context }) => context.conflict !== null,
    /** False for a reply to a form that was closed meanwhile. */
    isMine: ({ context }, { attempt }: Reply) => attempt === context.attempt,
  },
}).createMachine({
  id: "viewDialog",
  context: ({ input }) => ({ ...EMPTY, ...input, attempt: 0 }),
  invoke: [
    // Both are optional. If they fail, the dialog does not close after signing out, and does not open after signing in.
    { src: "session", input: ({ context }) => ({ auth: context.auth }), onError: {} },
    { src: "intent", input: ({ context }) => ({ auth: context.auth }), onError: {} },
  ],
  initial: "closed",
  states: {
    closed: { description: "The dialog is closed, and the form is empty.", entry: "empty", on: OPENING },
    editing: {
      description: "The visitor fills in the form.",
      on: {
        ...OPENING,
        ...ENDING,
        "viewDialog.change": { actions: { type: "change", params: ({ event }) => event.change } },
        "viewDialog.save": { guard: "isSavable", target: "saving" },
        "viewDialog.keepMine": { guard: "isInConflict", target: "saving", actions: "keepMine" },
        "viewDialog.takeSaved": { guard: "isInConflict", actions: "takeSaved" },
        "viewDialog.close": "closed",
      },
    },
    saving: {
      description: "The view is being saved.",
      entry: ["countAttempt", "save"],
      initial: "shown",
      on: {
        ...ENDING,
        "change.done": { guard: { type: "isMine", params: reply }, target: "closed" },
        "change.failed": {
          guard: { type: "isMine", params: reply },
          target: "editing",
          actions: { type: "storeRefusal", params: ({ event }) => ({ error: event.error }) },
        },
      },
      states: {
        shown: { description: "The dialog is open.", on: { "viewDialog.close": "hidden" } },
        hidden: {
          description: "The visitor has closed the dialog. It opens again if the save fails, so that no text is lost.",
          on: OPENING,
        },
      },
    },
    waitingForOwner: {
      description: "The session has expired. The form is kept until the same user signs in again.",
      entry: "openSignInAgain",
      on: {
        "viewDialog.create": { actions: "openSignIn" },
        "session.begin": [{ guard: "isOwner", target: "editing" }, { target: "closed" }],
        "intent.resume": [{ guard: "isOwner", target: "editing" }, OPENING["intent.resume"]],
      },
    },
  },
});
