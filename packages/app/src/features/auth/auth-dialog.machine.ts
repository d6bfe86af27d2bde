import type { AuthForm } from "@flaneur/domain";
import { type ActorRefFrom, assign, setup } from "xstate";
import type { AuthRef } from "../../session/auth.machine.ts";
import { type SessionEvent, sessionActor } from "../../session/session.actor.ts";
import type { SignInIntent } from "../../session/sign-in-intent.ts";

export type AuthDialogEvent =
  /** @property form the one to begin with: sign-up, unless something else is asked for (§2). */
  | { readonly type: "authDialog.open"; readonly form?: AuthForm; readonly intent?: SignInIntent }
  /** Asks someone to sign in for what they wanted to do, before it shows a form. */
  | { readonly type: "authDialog.prompt"; readonly intent: SignInIntent }
  /** The prompt leads to one of the forms. */
  | { readonly type: "authDialog.choose"; readonly form: AuthForm }
  /** The cross, Escape, the backdrop, 'Continue Without Account'. */
  | { readonly type: "authDialog.close" }
  | SessionEvent;

interface AuthDialogContext {
  readonly auth: AuthRef;
  /** The form that is shown first. */
  readonly form: AuthForm;
  readonly intent: SignInIntent | null;
}

const OPENING = {
  "authDialog.open": { target: "#authDialog.form", actions: "begin" },
  "authDialog.prompt": { target: "#authDialog.prompt", actions: "begin" },
} as const;

/** Whether the sign-in prompt or the dialog with the two forms is shown (§2). The forms have a machine of their own. */
export const authDialogMachine = setup({
  types: {
    context: {} as AuthDialogContext,
    events: {} as AuthDialogEvent,
    input: {} as { readonly auth: AuthRef },
  },
  actors: { session: sessionActor },
  actions: {
    begin: assign(({ event }) => ({
      form: "form" in event && event.form !== undefined ? event.form : "signUp",
      intent: "intent" in event ? (event.intent ?? null) : null,
    })),
    takeForm: assign((_, form: AuthForm) => ({ form })),
    forget: assign({ intent: null }),
  },
}).createMachine({
  id: "authDialog",
  context: ({ input }) => ({ auth: input.auth, form: "signUp", intent: null }),
  invoke: {
    src: "session",
    input: ({ context }) => ({ auth: context.auth }),
    // Whoever signs in in another tab then closes the dialog here.
    onError: {},
  },
  // In another tab, or here.
  on: { "session.begin": ".closed" },
  initial: "closed",
  states: {
    closed: { description: "Nothing is shown.", entry: "forget", on: OPENING },
    prompt: {
      description: "Says what an account is for, and asks whether to create one, to sign in, or to go on without.",
      on: {
        ...OPENING,
        "authDialog.choose": { target: "form", actions: { type: "takeForm", params: ({ event }) => event.form } },
        "authDialog.close": "closed",
      },
    },
    form: { description: "The forms are shown.", on: { ...OPENING, "authDialog.close": "closed" } },
  },
});

export type AuthDialogRef = ActorRefFrom<typeof authDialogMachine>;
