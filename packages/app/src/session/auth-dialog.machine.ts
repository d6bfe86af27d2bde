import type { AuthForm } from "@flaneur/domain";
import { type ActorRefFrom, assign, enqueueActions, sendTo, setup } from "xstate";
import { createFormMachine } from "../form/form.machine.ts";
import type { AuthRef } from "./auth.machine.ts";
import type { Session } from "./auth.storage.ts";
import { type SessionEvent, sessionActor } from "./session.actor.ts";
import { type SignInDraft, signInDraft, signInFaults } from "./sign-in-form.ts";
import type { SignInIntent, SignInRequest } from "./sign-in-intent.ts";

export type AuthDialogEvent =
  | SignInRequest
  /** The visitor chose a form in the sign-in prompt. */
  | { readonly type: "authDialog.choose"; readonly form: AuthForm }
  /** The visitor closed the dialog. The result of a pending request is then ignored. */
  | { readonly type: "authDialog.close" }
  | SessionEvent;

export interface AuthDialogContext {
  readonly auth: AuthRef;
  readonly intent: SignInIntent | null;
  /** Why the form has opened without a press; null if the visitor has opened it. */
  readonly because: "sessionEnded" | null;
}

/** Signs the visitor up or in. */
export const signInForm = createFormMachine<SignInDraft, Session>({
  faultsOf: signInFaults,
  names: { username: "email" },
  saved: "stays",
  closing: "closes",
  // The password does not stay in memory.
  kept: ({ form }) => signInDraft(form),
});

/** The machine of the sign-in prompt and of the dialog with the two forms (§2, §5). */
export const authDialogMachine = setup({
  types: {
    context: {} as AuthDialogContext,
    events: {} as AuthDialogEvent,
    input: {} as { readonly auth: AuthRef },
    children: {} as { form: "form" },
  },
  actors: { session: sessionActor, form: signInForm },
  actions: {
    begin: assign((_, { intent = null, because = null }: Partial<Pick<AuthDialogContext, "intent" | "because">>) => ({
      intent,
      because,
    })),
    openForm: sendTo("form", (_, form: AuthForm) => ({ type: "form.open" as const, draft: signInDraft(form) })),
    closeForm: sendTo("form", { type: "form.close" }),
    notifyAuth: enqueueActions(({ context: { auth, intent }, enqueue }, session: Session | null) => {
      if (session !== null) enqueue.sendTo(auth, { type: "auth.signedIn", session, intent });
    }),
  },
  guards: { isSignedIn: (_, session: Session | null) => session !== null },
}).createMachine({
  id: "authDialog",
  context: ({ input }) => ({ auth: input.auth, intent: null, because: null }),
  invoke: [
    {
      src: "session",
      input: ({ context }) => ({ auth: context.auth }),
      // A failure of this actor is ignored. The dialog then no longer closes when another tab signs the visitor in.
      onError: {},
    },
    {
      src: "form",
      id: "form",
      onSnapshot: {
        guard: { type: "isSignedIn", params: ({ event }) => event.snapshot.context.result },
        target: ".closed",
        actions: { type: "notifyAuth", params: ({ event }) => event.snapshot.context.result },
      },
      // The form handles failed requests. Only an unexpected error of its machine reaches `onError`.
      onError: ".closed",
    },
  ],
  on: {
    "signIn.prompt": {
      target: ".prompt",
      actions: { type: "begin", params: ({ event }) => ({ intent: event.intent }) },
    },
    "signIn.open": {
      target: ".form",
      actions: [
        { type: "begin", params: ({ event }) => event },
        { type: "openForm", params: ({ event }) => event.form ?? "signUp" },
      ],
    },
    // The visitor signed in in this tab or in another tab.
    "session.begin": ".closed",
    "authDialog.close": ".closed",
  },
  initial: "closed",
  states: {
    closed: {
      description: "No dialog is open.",
      entry: [{ type: "begin", params: {} }, "closeForm"],
    },
    prompt: {
      description:
        "The prompt explains what an account is for. The visitor can sign up, sign in or continue without an account.",
      on: {
        "authDialog.choose": { target: "form", actions: { type: "openForm", params: ({ event }) => event.form } },
      },
    },
    form: { description: "The dialog shows one of the two forms." },
  },
});

export type AuthDialogRef = ActorRefFrom<typeof authDialogMachine>;
