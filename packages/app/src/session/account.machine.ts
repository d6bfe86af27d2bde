import { type ActorRefFrom, assign, fromPromise, setup } from "xstate";
import { type FormError, formErrorOf } from "../form/form-error.ts";
import type { AuthRef } from "./auth.machine.ts";
import { type SessionEvent, sessionActor } from "./session.actor.ts";

export type AccountEvent =
  | { readonly type: "account.open" }
  | { readonly type: "account.close" }
  | { readonly type: "export.start" }
  | SessionEvent;

interface AccountContext {
  readonly auth: AuthRef;
  /** Why the last download has failed. Null if it did not fail. */
  readonly exportError: FormError | null;
}

/**
 * The machine of the account dialog: whether it is open, and the download of the user's data. Its forms are in
 * `account-forms.ts`.
 */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    input: {} as { readonly auth: AuthRef },
  },
  actors: {
    session: sessionActor,
    /** The output is a JSON document. */
    exportData: fromPromise<string>(() => {
      throw new Error("The actor 'exportData' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    forgetError: assign({ exportError: null }),
    storeError: assign((_, { error }: { readonly error: unknown }) => ({ exportError: formErrorOf(error) })),
    /** Provided by the host: saves the document as a file. */
    download: (_, _document: string) => {},
  },
}).createMachine({
  id: "account",
  context: ({ input }) => ({ auth: input.auth, exportError: null }),
  invoke: {
    src: "session",
    input: ({ context }) => ({ auth: context.auth }),
    // If this actor fails, the dialog still works: its requests fail when the session has expired.
    onError: {},
  },
  // The dialog belongs to the user who has signed out.
  on: { "session.end": ".closed", "account.close": ".closed" },
  initial: "closed",
  states: {
    closed: { description: "No dialog is open.", entry: "forgetError", on: { "account.open": "open" } },
    open: {
      description: "The dialog is open.",
      initial: "idle",
      states: {
        idle: { description: "No download is pending.", on: { "export.start": "loading" } },
        loading: {
          description: "The document is being loaded.",
          entry: "forgetError",
          invoke: {
            src: "exportData",
            onDone: { target: "idle", actions: { type: "download", params: ({ event }) => event.output } },
            onError: {
              target: "idle",
              actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});

export type AccountRef = ActorRefFrom<typeof accountMachine>;
