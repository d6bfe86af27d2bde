import { type PasswordField, type PasswordFields, passwordFaults } from "@flaneur/domain";
import { type ActorRefFrom, assign, fromPromise, not, sendTo, setup, stateIn } from "xstate";
import type { AuthRef } from "../../session/auth.machine.ts";
import { sessionActor } from "../../session/session.actor.ts";
import type { AccountContext, AccountEvent } from "./account.events.ts";
import { authFailureOf, type Failed, failed, isRefusal } from "./auth-failures.ts";
import { type FieldEdit, faultsAfterBlur, withEdit } from "./form.ts";

const EMPTY: PasswordFields = { current: "", next: "", confirmation: "" };
const CLEAN_PASSWORD = { fields: EMPTY, edited: [], faults: {}, passwordFailure: null } as const;
const CLEAN_DELETION = { confirmation: "", deletionFailure: null } as const;

const RESULT_SHOWN_MS = 2_000;

/** The machine of the account dialog. Each section has a parallel state: the password, the download, the deletion. */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    input: {} as { readonly auth: AuthRef },
  },
  actors: {
    session: sessionActor,
    /** Fails with AccountRefused if the server refuses. */
    changePassword: fromPromise<void, { readonly currentPassword: string; readonly newPassword: string }>(() => {
      throw new Error("The actor 'changePassword' is missing. Provide it where the machine is created.");
    }),
    /** The output is a JSON document. */
    exportData: fromPromise<string>(() => {
      throw new Error("The actor 'exportData' is missing. Provide it where the machine is created.");
    }),
    /** Fails with AccountRefused if the server refuses. */
    deleteAccount: fromPromise<void, { readonly password: string }>(() => {
      throw new Error("The actor 'deleteAccount' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    empty: assign({ ...CLEAN_PASSWORD, ...CLEAN_DELETION, exportFailure: null }),
    emptyPassword: assign(CLEAN_PASSWORD),
    emptyDeletion: assign(CLEAN_DELETION),
    editPassword: assign(({ context }, edit: FieldEdit<PasswordField>) => ({
      ...withEdit(context, edit),
      passwordFailure: null,
    })),
    checkRequired: assign(({ context }, field: PasswordField) => ({ faults: faultsAfterBlur(context, field) })),
    checkPassword: assign(({ context }) => ({ faults: passwordFaults(context.fields), passwordFailure: null })),
    storePasswordFailure: assign((_, failed: Failed) => ({
      passwordFailure: {
        field: isRefusal(failed, "WrongPassword") ? ("current" as const) : null,
        failure: authFailureOf(failed.error),
      },
    })),
    forgetExportFailure: assign({ exportFailure: null }),
    storeExportFailure: assign((_, { error }: Failed) => ({ exportFailure: authFailureOf(error) })),
    editDeletion: assign((_, confirmation: string) => ({ confirmation, deletionFailure: null })),
    storeDeletionFailure: assign((_, { error }: Failed) => ({ deletionFailure: authFailureOf(error) })),
    notifyAuth: sendTo(({ context }) => context.auth, { type: "auth.deleted" }),
    /** Provided by the host: saves the document as a file. */
    download: (_, _document: string) => {},
  },
  guards: {
    isFaultless: ({ context }) => Object.keys(passwordFaults(context.fields)).length === 0,
    isConfirmed: ({ context }) => context.confirmation !== "",
  },
  delays: { resultShown: RESULT_SHOWN_MS },
}).createMachine({
  id: "account",
  context: ({ input }) => ({ ...CLEAN_PASSWORD, ...CLEAN_DELETION, exportFailure: null, auth: input.auth }),
  invoke: {
    src: "session",
    input: ({ context }) => ({ auth: context.auth }),
    // If this actor fails, the dialog still works: the requests of its sections fail when the session has expired.
    onError: {},
  },
  // The typed text belongs to the user who has signed out.
  on: { "session.end": ".closed" },
  initial: "closed",
  states: {
    closed: {
      description: "No dialog is open.",
      entry: "empty",
      on: { "account.open": "open" },
    },
    open: {
      description: "The dialog is open.",
      type: "parallel",
      // The dialog stays open until the deletion has succeeded or failed.
      on: { "account.close": { guard: not(stateIn("#deleting")), target: "closed" } },
      states: {
        password: {
          description: "The section that changes the password.",
          initial: "editing",
          states: {
            editing: {
              description: "The visitor fills in the form.",
              on: {
                "password.edit": { actions: { type: "editPassword", params: ({ event }) => event } },
                "password.blur": { actions: { type: "checkRequired", params: ({ event }) => event.field } },
                "password.submit": [
                  { guard: "isFaultless", target: "saving", actions: "checkPassword" },
                  { actions: "checkPassword" },
                ],
              },
            },
            saving: {
              description: "The new password is being saved.",
              invoke: {
                src: "changePassword",
                input: ({ context: { fields } }) => ({ currentPassword: fields.current, newPassword: fields.next }),
                onDone: { target: "saved", actions: "emptyPassword" },
                onError: { target: "editing", actions: { type: "storePasswordFailure", params: failed } },
              },
            },
            saved: {
              description: "The section shows 'Saved' for a moment, or until the form is changed.",
              after: { resultShown: "editing" },
              on: {
                "password.edit": { target: "editing", actions: { type: "editPassword", params: ({ event }) => event } },
              },
            },
          },
        },
        export: {
          description: "The section that downloads the data of the user.",
          initial: "idle",
          states: {
            idle: { description: "No download is pending.", on: { "export.start": "loading" } },
            loading: {
              description: "The document is being loaded.",
              entry: "forgetExportFailure",
              invoke: {
                src: "exportData",
                onDone: { target: "idle", actions: { type: "download", params: ({ event }) => event.output } },
                onError: { target: "idle", actions: { type: "storeExportFailure", params: failed } },
              },
            },
          },
        },
        deletion: {
          description: "The section that deletes the account.",
          initial: "idle",
          states: {
            idle: {
              description: "The dialog that deletes the account is closed.",
              entry: "emptyDeletion",
              on: { "deletion.open": "confirming" },
            },
            confirming: {
              description: "A second dialog requires the password.",
              on: {
                "deletion.edit": { actions: { type: "editDeletion", params: ({ event }) => event.password } },
                "deletion.confirm": { guard: "isConfirmed", target: "deleting" },
                "deletion.cancel": "idle",
              },
            },
            deleting: {
              id: "deleting",
              description: "The account is being deleted. This cannot be cancelled.",
              invoke: {
                src: "deleteAccount",
                input: ({ context }) => ({ password: context.confirmation }),
                onDone: { target: "#account.closed", actions: "notifyAuth" },
                onError: { target: "confirming", actions: { type: "storeDeletionFailure", params: failed } },
              },
            },
          },
        },
      },
    },
  },
});

export type AccountRef = ActorRefFrom<typeof accountMachine>;
