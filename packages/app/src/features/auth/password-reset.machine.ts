import { type ResetField, type ResetFields, type ResetForm, resetFaults } from "@flaneur/domain";
import { assign, fromPromise, setup } from "xstate";
import { type AuthFailure, authFailureOf, type Failed, failed, isRefusal } from "./auth-failures.ts";
import { type FieldEdit, type FormState, faultsAfterBlur, withEdit } from "./form.ts";

export interface RequestInput {
  readonly email: string;
  /** The language of the mail. */
  readonly language: string;
}

export interface ResetInput {
  readonly token: string;
  readonly newPassword: string;
}

export type PasswordResetEvent =
  /** The visitor pressed 'Forgot your password?'. `email` is what was typed into the sign-in form. */
  | { readonly type: "reset.ask"; readonly email: string; readonly language: string }
  /** The page was opened with a link. */
  | { readonly type: "reset.link"; readonly token: string; readonly language: string }
  | { readonly type: "reset.edit"; readonly field: ResetField; readonly text: string }
  | { readonly type: "reset.blur"; readonly field: ResetField }
  | { readonly type: "reset.submit" }
  | { readonly type: "reset.askAgain" }
  /** The visitor closed the dialog. The result of a pending request is then ignored. */
  | { readonly type: "reset.close" };

export interface PasswordResetContext extends FormState<ResetFields> {
  /** Whether the server sends links by mail; false until the server has responded. */
  readonly isOffered: boolean;
  readonly language: string;
  readonly token: string;
  readonly failure: AuthFailure | null;
  readonly isLinkInvalid: boolean;
}

const EMPTY: ResetFields = { email: "", password: "", confirmation: "" };
const CLEAN = { fields: EMPTY, edited: [], faults: {}, failure: null, isLinkInvalid: false } as const;

/** The machine of the dialog for a forgotten password. */
export const passwordResetMachine = setup({
  types: { context: {} as PasswordResetContext, events: {} as PasswordResetEvent },
  actors: {
    loadOffer: fromPromise<boolean>(() => {
      throw new Error("The actor 'loadOffer' is missing. Provide it where the machine is created.");
    }),
    /** Fails with AccountRefused or CallFailed. */
    requestLink: fromPromise<void, RequestInput>(() => {
      throw new Error("The actor 'requestLink' is missing. Provide it where the machine is created.");
    }),
    /** Fails with AccountRefused or CallFailed. */
    resetPassword: fromPromise<void, ResetInput>(() => {
      throw new Error("The actor 'resetPassword' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    takeOffer: assign((_, isOffered: boolean) => ({ isOffered })),
    beginAsking: assign((_, { email, language }: RequestInput) => ({
      ...CLEAN,
      fields: { ...EMPTY, email },
      language,
    })),
    takeLink: assign((_, { token, language }: { readonly token: string; readonly language: string }) => ({
      ...CLEAN,
      token,
      language,
    })),
    askAgain: assign(({ context }) => ({ ...CLEAN, token: "", fields: { ...EMPTY, email: context.fields.email } })),
    edit: assign(({ context }, edit: FieldEdit<ResetField>) => ({ ...withEdit(context, edit), failure: null })),
    checkRequired: assign(({ context }, field: ResetField) => ({ faults: faultsAfterBlur(context, field) })),
    check: assign(({ context }, form: ResetForm) => ({ faults: resetFaults(form, context.fields), failure: null })),
    takeFailure: assign((_, failure: Failed) => ({
      failure: authFailureOf(failure.error),
      isLinkInvalid: isRefusal(failure, "ResetLinkInvalid"),
    })),
    /** Removes the passwords and the token, so that they do not stay in memory. */
    empty: assign({ ...CLEAN, token: "" }),
  },
  guards: {
    isFaultless: ({ context }, form: ResetForm) => Object.keys(resetFaults(form, context.fields)).length === 0,
  },
}).createMachine({
  id: "passwordReset",
  context: { ...CLEAN, isOffered: false, language: "en", token: "" },
  type: "parallel",
  states: {
    offer: {
      description: "Whether the server sends links by mail.",
      initial: "loading",
      states: {
        loading: {
          description: "The request is pending.",
          invoke: {
            src: "loadOffer",
            onDone: { target: "known", actions: { type: "takeOffer", params: ({ event }) => event.output } },
            onError: "unknown",
          },
        },
        known: { description: "The server has responded." },
        unknown: {
          description:
            "The server could not be reached. The request is repeated when a dialog is closed, for the next dialog.",
          on: { "reset.close": "loading" },
        },
      },
    },
    dialog: {
      initial: "closed",
      description: "The dialog.",
      on: {
        "reset.ask": { target: ".asking", actions: { type: "beginAsking", params: ({ event }) => event } },
        "reset.link": { target: ".choosing", actions: { type: "takeLink", params: ({ event }) => event } },
        "reset.close": ".closed",
      },
      states: {
        closed: { description: "The dialog is closed.", entry: "empty" },
        asking: {
          description: "The visitor requests a link.",
          initial: "editing",
          states: {
            editing: {
              description: "The visitor types the address.",
              on: {
                "reset.edit": { actions: { type: "edit", params: ({ event }) => event } },
                "reset.blur": { actions: { type: "checkRequired", params: ({ event }) => event.field } },
                "reset.submit": [
                  {
                    guard: { type: "isFaultless", params: "ask" },
                    target: "sending",
                    actions: { type: "check", params: "ask" },
                  },
                  { actions: { type: "check", params: "ask" } },
                ],
              },
            },
            sending: {
              description: "The request is pending.",
              invoke: {
                src: "requestLink",
                input: ({ context: { fields, language } }) => ({ email: fields.email, language }),
                onDone: "#passwordReset.dialog.sent",
                onError: { target: "editing", actions: { type: "takeFailure", params: failed } },
              },
            },
          },
        },
        sent: {
          description: "The dialog confirms the request.",
          on: { "reset.askAgain": { target: "asking", actions: "askAgain" } },
        },
        choosing: {
          description: "The visitor sets a new password with a link.",
          initial: "editing",
          on: { "reset.askAgain": { target: "asking", actions: "askAgain" } },
          states: {
            editing: {
              description: "The visitor types the password.",
              on: {
                "reset.edit": { actions: { type: "edit", params: ({ event }) => event } },
                "reset.blur": { actions: { type: "checkRequired", params: ({ event }) => event.field } },
                "reset.submit": [
                  {
                    guard: { type: "isFaultless", params: "choose" },
                    target: "saving",
                    actions: { type: "check", params: "choose" },
                  },
                  { actions: { type: "check", params: "choose" } },
                ],
              },
            },
            saving: {
              description: "The new password is being set.",
              invoke: {
                src: "resetPassword",
                input: ({ context: { token, fields } }) => ({ token, newPassword: fields.password }),
                onDone: { target: "#passwordReset.dialog.done", actions: "empty" },
                onError: { target: "editing", actions: { type: "takeFailure", params: failed } },
              },
            },
          },
        },
        done: { description: "The dialog confirms that the password is set." },
      },
    },
  },
});
