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
import { assign, fromPromise, sendTo, setup } from "xstate";
import type { AuthRef } from "../../session/auth.machine.ts";
import type { Session } from "../../session/auth.storage.ts";
import type { SignInIntent } from "../../session/sign-in-intent.ts";
import { type AuthFailure, authFailureOf } from "./auth-failures.ts";
import type { SignInInput } from "./sign-in.ts";

export type AuthFormEvent =
  /** One of the forms is shown, for what someone wanted to do. */
  | { readonly type: "authForm.open"; readonly form: AuthForm; readonly intent: SignInIntent | null }
  | { readonly type: "authForm.switch"; readonly form: AuthForm }
  | { readonly type: "authForm.edit"; readonly field: AuthField; readonly text: string }
  | { readonly type: "authForm.blur"; readonly field: AuthField }
  | { readonly type: "authForm.submit" }
  /** No form is shown any more: a request that is on its way signs nobody in. */
  | { readonly type: "authForm.close" };

export interface AuthFormContext {
  readonly auth: AuthRef;
  readonly form: AuthForm;
  readonly fields: AuthFields;
  /** In which something was typed, whether it was deleted again or not. */
  readonly edited: readonly AuthField[];
  readonly faults: Faults<AuthField>;
  /** The red alert (§8). */
  readonly failure: AuthFailure | null;
  readonly intent: SignInIntent | null;
}

const EMPTY: AuthFields = { email: "", password: "", confirmation: "" };
const CLEAN = { fields: EMPTY, edited: [], faults: {}, failure: null } as const;

/** Whether the submit button works (§5). */
export const isSubmittable = ({ form, fields }: Pick<AuthFormContext, "form" | "fields">): boolean =>
  isAuthComplete(form, fields);

/** The two forms of the auth dialog (§2, §5): what is typed, what is wrong with it, and sending it. */
export const authFormMachine = setup({
  types: {
    context: {} as AuthFormContext,
    events: {} as AuthFormEvent,
    input: {} as { readonly auth: AuthRef },
  },
  actors: {
    /** Signs up or in. Fails with SignInFailed or CallFailed. */
    signIn: fromPromise<Session, SignInInput>(() => {
      throw new Error("The actor 'signIn' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    begin: assign((_, { form, intent }: Pick<AuthFormContext, "form" | "intent">) => ({ ...CLEAN, form, intent })),
    /** What was typed for one form stays for the other, but for the passwords. */
    switchForm: assign(({ context }, form: AuthForm) => ({
      ...CLEAN,
      form,
      fields: { ...EMPTY, email: context.fields.email },
    })),
    edit: assign(({ context }, { field, text }: { readonly field: AuthField; readonly text: string }) => ({
      fields: { ...context.fields, [field]: text },
      edited: [...context.edited.filter((each) => each !== field), field],
      faults: faultsAfterEdit(context.faults, field),
      failure: null,
    })),
    /** A field that somebody merely passes is not theirs yet: nothing is said of it before they send the form. */
    checkRequired: assign(({ context }, field: AuthField) => {
      if (!context.edited.includes(field)) return {};
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
  id: "authForm",
  context: ({ input }) => ({ ...CLEAN, auth: input.auth, form: "signUp", intent: null }),
  on: {
    "authForm.open": { target: ".editing", actions: { type: "begin", params: ({ event }) => event } },
    "authForm.close": ".closed",
  },
  initial: "closed",
  states: {
    closed: { description: "No form is shown.", entry: "empty" },
    editing: {
      description: "Someone fills the form in.",
      on: {
        "authForm.switch": { actions: { type: "switchForm", params: ({ event }) => event.form } },
        "authForm.edit": { actions: { type: "edit", params: ({ event }) => event } },
        "authForm.blur": { actions: { type: "checkRequired", params: ({ event }) => event.field } },
        "authForm.submit": [{ guard: "isFaultless", target: "submitting", actions: "check" }, { actions: "check" }],
      },
    },
    submitting: {
      description: "The form is sent; it cannot be changed or sent again until the answer is there.",
      invoke: {
        src: "signIn",
        input: ({ context: { form, fields } }) => ({ form, email: fields.email, password: fields.password }),
        onDone: { target: "closed", actions: { type: "tellAuth", params: ({ event }) => event.output } },
        onError: {
          target: "editing",
          actions: { type: "takeFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
