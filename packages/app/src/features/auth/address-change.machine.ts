import { type AddressField, type AddressFields, addressFaults } from "@flaneur/domain";
import { assign, fromPromise, setup } from "xstate";
import { type AuthFailure, authFailureOf, type Failed, failed, isRefusal } from "./auth-failures.ts";
import { type FieldEdit, type FormState, faultsAfterBlur, withEdit } from "./form.ts";

export interface AddressRequestInput extends AddressFields {
  /** The language of the mails. */
  readonly language: string;
}

export type AddressChangeEvent =
  /** The visitor pressed 'Change email…'. */
  | { readonly type: "address.ask"; readonly language: string }
  /** The page was opened with a link. */
  | { readonly type: "address.link"; readonly token: string }
  | { readonly type: "address.edit"; readonly field: AddressField; readonly text: string }
  | { readonly type: "address.blur"; readonly field: AddressField }
  /** The visitor submitted the form, or confirmed a link. */
  | { readonly type: "address.submit" }
  /** The visitor closed the dialog. The result of a pending request is then ignored. */
  | { readonly type: "address.close" }
  /** The session has ended. */
  | { readonly type: "address.ended" };

export interface AddressChangeContext extends FormState<AddressFields> {
  readonly language: string;
  readonly token: string;
  /** Why the last call failed. `field` is the field with the wrong value, or null if the failure has another cause. */
  readonly failure: { readonly field: AddressField | null; readonly failure: AuthFailure } | null;
  /** The address to which the link was sent, or which the account has now. */
  readonly address: string;
}

const EMPTY: AddressFields = { email: "", password: "" };
const CLEAN = { token: "", fields: EMPTY, edited: [], faults: {}, failure: null, address: "" } as const;

/** The machine of the dialog that changes the email address of an account. */
export const addressChangeMachine = setup({
  types: { context: {} as AddressChangeContext, events: {} as AddressChangeEvent },
  actors: {
    /** Fails with AccountRefused or CallFailed. */
    requestLink: fromPromise<void, AddressRequestInput>(() => {
      throw new Error("The actor 'requestLink' is missing. Provide it where the machine is created.");
    }),
    /** The output is the new address. Fails with AccountRefused or CallFailed. */
    changeAddress: fromPromise<string, { readonly token: string }>(() => {
      throw new Error("The actor 'changeAddress' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    begin: assign((_, language: string) => ({ ...CLEAN, language })),
    takeLink: assign((_, token: string) => ({ ...CLEAN, token })),
    edit: assign(({ context }, edit: FieldEdit<AddressField>) => ({ ...withEdit(context, edit), failure: null })),
    checkRequired: assign(({ context }, field: AddressField) => ({ faults: faultsAfterBlur(context, field) })),
    check: assign(({ context }) => ({ faults: addressFaults(context.fields), failure: null })),
    forgetFailure: assign({ failure: null }),
    takeFailure: assign((_, failure: Failed) => ({
      failure: {
        field: isRefusal(failure, "WrongPassword") ? ("password" as const) : null,
        failure: authFailureOf(failure.error),
      },
    })),
    /** Keeps only the address, so that the password and the token do not stay in memory. */
    keepAddress: assign((_, address: string) => ({ ...CLEAN, address })),
    empty: assign(CLEAN),
  },
  guards: {
    isFaultless: ({ context }) => Object.keys(addressFaults(context.fields)).length === 0,
  },
}).createMachine({
  id: "addressChange",
  context: { ...CLEAN, language: "en" },
  initial: "closed",
  on: {
    "address.ask": { target: ".asking", actions: { type: "begin", params: ({ event }) => event.language } },
    "address.link": { target: ".confirming", actions: { type: "takeLink", params: ({ event }) => event.token } },
    "address.close": ".closed",
    // A link from a mail works without a session.
    "address.ended": {},
  },
  states: {
    closed: { description: "The dialog is closed.", entry: "empty" },
    asking: {
      description: "The visitor requests a link.",
      initial: "editing",
      // The typed text belongs to the user who has signed out.
      on: { "address.ended": "closed" },
      states: {
        editing: {
          description: "The visitor types the new address and the password.",
          on: {
            "address.edit": { actions: { type: "edit", params: ({ event }) => event } },
            "address.blur": { actions: { type: "checkRequired", params: ({ event }) => event.field } },
            "address.submit": [{ guard: "isFaultless", target: "sending", actions: "check" }, { actions: "check" }],
          },
        },
        sending: {
          description: "The request is pending.",
          invoke: {
            src: "requestLink",
            input: ({ context: { fields, language } }) => ({ ...fields, language }),
            onDone: {
              target: "#addressChange.sent",
              actions: { type: "keepAddress", params: ({ context }) => context.fields.email.trim() },
            },
            onError: { target: "editing", actions: { type: "takeFailure", params: failed } },
          },
        },
      },
    },
    sent: { description: "The dialog confirms the request.", on: { "address.ended": "closed" } },
    confirming: {
      description: "The page was opened with a link.",
      initial: "idle",
      states: {
        idle: {
          description: "The dialog asks whether the account should use the new address.",
          on: { "address.submit": { target: "saving", actions: "forgetFailure" } },
        },
        saving: {
          description: "The address is being changed.",
          invoke: {
            src: "changeAddress",
            input: ({ context: { token } }) => ({ token }),
            onDone: {
              target: "#addressChange.done",
              actions: { type: "keepAddress", params: ({ event }) => event.output },
            },
            onError: { target: "idle", actions: { type: "takeFailure", params: failed } },
          },
        },
      },
    },
    done: { description: "The dialog confirms the new address." },
  },
});
