import { type AuthField, type AuthFields, type AuthForm, authFaults, isAuthComplete } from "@flaneur/domain";
import { type ActorRefFrom, assign, fromPromise, sendTo, setup } from "xstate";
import type { AuthRef } from "../../session/auth.machine.ts";
import type { Session } from "../../session/auth.storage.ts";
import { type SessionEvent, sessionActor } from "../../session/session.actor.ts";
import type { SignInIntent, SignInRequest } from "../../session/sign-in-intent.ts";
import { type AuthFailure, authFailureOf } from "./auth-failures.ts";
import { type FieldEdit, type FormState, faultsAfterBlur, withEdit } from "./form.ts";
import type { SignInInput } from "./sign-in.ts";

export type AuthDialogEvent =
  | SignInRequest
  /** The visitor chose a form in the sign-in prompt. */
  | { readonly type: "authDialog.choose"; readonly form: AuthForm }
  | { readonly type: "authDialog.switch"; readonly form: AuthForm }
  | { readonly type: "authDialog.edit"; readonly field: AuthField; readonly text: string }
  | { readonly type: "authDialog.blur"; readonly field: AuthField }
  | { readonly type: "authDialog.submit" }
  /** The visitor closed the dialog. The result of a pending request is then ignored. */
  | { readonly type: "authDialog.close" }
  | SessionEvent;

export interface AuthDialogContext extends FormState<AuthFields> {
  readonly auth: AuthRef;
  readonly intent: SignInIntent | null;
  readonly form: AuthForm;
  /** Why the form has opened without a press; null if the visitor has opened it. */
  readonly because: "sessionEnded" | null;
  /** The reason that the red alert shows (§8). Null without an alert. */
  readonly failure: AuthFailure | null;
}

const EMPTY: AuthFields = { email: "", password: "", confirmation: "" };
const CLEAN = { fields: EMPTY, edited: [], faults: {}, failure: null } as const;

/** Whether the submit button is enabled (§5). */
export const isSubmittable = ({ form, fields }: Pick<AuthDialogContext, "form" | "fields">): boolean =>
  isAuthComplete(form, fields);

interface Beginning {
  readonly form?: AuthForm;
  readonly intent?: SignInIntent | null;
  readonly because?: "sessionEnded" | null;
}

/** The machine of the sign-in prompt and of the dialog with the two forms (§2, §5). */
export const authDialogMachine = setup({
  types: {
    context: {} as AuthDialogContext,
    events: {} as AuthDialogEvent,
    input: {} as { readonly auth: AuthRef },
  },
  actors: {
    session: sessionActor,
    /** Signs the visitor up or in. Fails with SignInFailed or CallFailed. */
    signIn: fromPromise<Session, SignInInput>(() => {
      throw new Error("The actor 'signIn' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    begin: assign((_, { form = "signUp", intent = null, because = null }: Beginning) => ({
      ...CLEAN,
      form,
      intent,
      because,
    })),
    storeForm: assign((_, form: AuthForm) => ({ form })),
    /** The email is kept for the other form, the passwords are not. */
    switchForm: assign(({ context }, form: AuthForm) => ({
      ...CLEAN,
      form,
      fields: { ...EMPTY, email: context.fields.email },
    })),
    edit: assign(({ context }, edit: FieldEdit<AuthField>) => ({ ...withEdit(context, edit), failure: null })),
    checkRequired: assign(({ context }, field: AuthField) => ({ faults: faultsAfterBlur(context, field) })),
    check: assign(({ context }) => ({ faults: authFaults(context.form, context.fields), failure: null })),
    storeFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: authFailureOf(error) })),
    /** Removes the passwords when the form closes, so that they do not stay in memory. */
    empty: assign({ ...CLEAN, intent: null, because: null }),
    notifyAuth: sendTo(
      ({ context }) => context.auth,
      ({ context }, session: Session) => ({ type: "auth.signedIn" as const, session, intent: context.intent }),
    ),
  },
  guards: {
    isFaultless: ({ context: { form, fields } }) => Object.keys(authFaults(form, fields)).length === 0,
  },
}).createMachine({
  id: "authDialog",
  context: ({ input }) => ({ ...CLEAN, auth: input.auth, form: "signUp", intent: null, because: null }),
  invoke: {
    src: "session",
    input: ({ context }) => ({ auth: context.auth }),
    // A failure of this actor is ignored. The dialog then no longer closes when another tab signs the visitor in.
    onError: {},
  },
  on: {
    "signIn.prompt": {
      target: ".prompt",
      actions: { type: "begin", params: ({ event }) => ({ intent: event.intent }) },
    },
    "signIn.open": { target: ".form", actions: { type: "begin", params: ({ event }) => event } },
    // The visitor signed in in this tab or in another tab.
    "session.begin": ".closed",
  },
  initial: "closed",
  states: {
    closed: { description: "No dialog is open.", entry: "empty" },
    prompt: {
      description:
        "The prompt explains what an account is for. The visitor can sign up, sign in or continue without an account.",
      on: {
        "authDialog.choose": { target: "form", actions: { type: "storeForm", params: ({ event }) => event.form } },
        "authDialog.close": "closed",
      },
    },
    form: {
      description: "The dialog shows one of the two forms.",
      on: { "authDialog.close": "closed" },
      initial: "editing",
      states: {
        editing: {
          description: "The visitor fills in the form.",
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
          description:
            "The form is being submitted. It cannot be changed or submitted again until the response arrives.",
          invoke: {
            src: "signIn",
            input: ({ context: { form, fields } }) => ({ form, email: fields.email, password: fields.password }),
            onDone: {
              target: "#authDialog.closed",
              actions: { type: "notifyAuth", params: ({ event }) => event.output },
            },
            onError: {
              target: "editing",
              actions: { type: "storeFailure", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});

export type AuthDialogRef = ActorRefFrom<typeof authDialogMachine>;
