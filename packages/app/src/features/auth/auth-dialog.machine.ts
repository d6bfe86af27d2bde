import {
  type AuthField,
  type AuthFields,
  type AuthForm,
  authFaults,
  type Faults,
  faultsAfterEdit,
  isAuthComplete,
  requiredFault,
} from "@flaneur/domain";
import { type ActorRefFrom, assign, fromPromise, sendTo, setup } from "xstate";
import type { AuthRef } from "./auth.machine.ts";
import type { Session } from "./auth.storage.ts";
import { type AuthFailure, authFailureOf } from "./auth-failures.ts";
import { type SessionEvent, sessionActor } from "./session.actor.ts";
import type { SignInInput } from "./sign-in.ts";
import type { SignInIntent } from "./sign-in-intent.ts";

export type AuthDialogEvent =
  /** @property form the one to begin with: sign-up, unless something else is asked for (§2). */
  | { readonly type: "authDialog.open"; readonly form?: AuthForm; readonly intent?: SignInIntent }
  /** Asks someone to sign in for what they wanted to do, before it shows a form. */
  | { readonly type: "authDialog.prompt"; readonly intent: SignInIntent }
  | { readonly type: "authDialog.switch"; readonly form: AuthForm }
  | { readonly type: "authDialog.edit"; readonly field: AuthField; readonly text: string }
  | { readonly type: "authDialog.blur"; readonly field: AuthField }
  | { readonly type: "authDialog.submit" }
  /** The cross, Escape, the backdrop, 'Continue Without Account'. */
  | { readonly type: "authDialog.close" }
  | SessionEvent;

export interface AuthDialogContext {
  readonly auth: AuthRef;
  readonly form: AuthForm;
  readonly fields: AuthFields;
  readonly faults: Faults<AuthField>;
  /** The red alert (§8). */
  readonly failure: AuthFailure | null;
  readonly intent: SignInIntent | null;
}

const EMPTY: AuthFields = { email: "", password: "", confirmation: "" };
const CLEAN = { fields: EMPTY, faults: {}, failure: null } as const;

/** Whether the submit button works (§5). */
export const isSubmittable = ({ form, fields }: Pick<AuthDialogContext, "form" | "fields">): boolean =>
  isAuthComplete(form, fields);

const OPENING = {
  "authDialog.open": { target: "#authDialog.form", actions: "begin" },
  "authDialog.prompt": { target: "#authDialog.prompt", actions: "begin" },
} as const;

/** The sign-in prompt and the dialog with the two forms (§2, §5). */
export const authDialogMachine = setup({
  types: {
    context: {} as AuthDialogContext,
    events: {} as AuthDialogEvent,
    input: {} as { readonly auth: AuthRef },
  },
  actors: {
    session: sessionActor,
    /** Signs up or in. Fails with SignInFailed or CallFailed. */
    signIn: fromPromise<Session, SignInInput>(() => {
      throw new Error("The actor 'signIn' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    begin: assign(({ event }) => ({
      ...CLEAN,
      form: "form" in event && event.form !== undefined ? event.form : "signUp",
      intent: "intent" in event ? (event.intent ?? null) : null,
    })),
    /** What was typed for one form stays for the other, but for the passwords. */
    switchForm: assign(({ context }, form: AuthForm) => ({
      ...CLEAN,
      form,
      fields: { ...EMPTY, email: context.fields.email },
    })),
    edit: assign(({ context }, { field, text }: { readonly field: AuthField; readonly text: string }) => ({
      fields: { ...context.fields, [field]: text },
      faults: faultsAfterEdit(context.faults, field),
      failure: null,
    })),
    checkRequired: assign(({ context }, field: AuthField) => {
      const fault = requiredFault(field, context.fields[field]);
      return fault === null ? {} : { faults: { ...context.faults, [field]: fault } };
    }),
    check: assign(({ context }) => ({ faults: authFaults(context.form, context.fields), failure: null })),
    takeFailure: assign((_, { error }: { readonly error: unknown }) => ({
      failure: authFailureOf(error),
    })),
    /** No password stays in memory longer than its form is open. */
    empty: assign({ ...CLEAN, intent: null }),
    tellAuth: sendTo(
      ({ context }) => context.auth,
      ({ context }, session: Session) => ({ type: "auth.signedIn" as const, session, intent: context.intent }),
    ),
  },
  guards: {
    isFaultless: ({ context: { form, fields } }) => Object.keys(authFaults(form, fields)).length === 0,
  },
}).createMachine({
  id: "authDialog",
  context: ({ input }) => ({ ...CLEAN, auth: input.auth, form: "signUp", intent: null }),
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
    closed: { description: "Nothing is shown.", entry: "empty", on: OPENING },
    prompt: {
      description: "Says what an account is for, and asks whether to create one, to sign in, or to go on without.",
      on: {
        ...OPENING,
        "authDialog.switch": { target: "form", actions: { type: "switchForm", params: ({ event }) => event.form } },
        "authDialog.close": "closed",
      },
    },
    form: {
      description: "One of the two forms is shown.",
      initial: "editing",
      on: { ...OPENING, "authDialog.close": "closed" },
      states: {
        editing: {
          description: "Someone fills the form in.",
          on: {
            "authDialog.switch": { actions: { type: "switchForm", params: ({ event }) => event.form } },
            "authDialog.edit": { actions: { type: "edit", params: ({ event }) => event } },
            "authDialog.blur": { actions: { type: "checkRequired", params: ({ event }) => event.field } },
            "authDialog.submit": [
              { guard: "isFaultless", target: "submitting", actions: "check" },
              { actions: "check" },
            ],
          },
        },
        submitting: {
          description: "The form is sent; it cannot be changed or sent again until the answer is there.",
          invoke: {
            src: "signIn",
            input: ({ context: { form, fields } }) => ({ form, email: fields.email, password: fields.password }),
            onDone: {
              target: "#authDialog.closed",
              actions: { type: "tellAuth", params: ({ event }) => event.output },
            },
            onError: {
              target: "editing",
              actions: { type: "takeFailure", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});

export type AuthDialogRef = ActorRefFrom<typeof authDialogMachine>;
