import { assertEvent, assign, fromPromise, setup } from "xstate";

export type FormEvent<Draft> =
  | { readonly type: "form.open"; readonly draft: Draft }
  /** The visitor changed fields of the form, or chose a version after a conflict. */
  | { readonly type: "form.change"; readonly change: Partial<Draft> }
  | { readonly type: "form.submit" }
  | { readonly type: "form.close" };

export interface FormContext<Draft> {
  /** The content of the form. Null before the first opening. Kept after closing: the dialog shows it while it fades. */
  readonly draft: Draft | null;
  /** Why the last save failed. Null after a change of the form. */
  readonly error: unknown;
}

/**
 * Creates the machine of a dialog with a form. The typed values stay when saving fails. Closing the dialog does not
 * cancel a save that has begun; if the save fails, the dialog opens again.
 */
export function createFormMachine<Draft extends object>() {
  return setup({
    types: { context: {} as FormContext<Draft>, events: {} as FormEvent<Draft> },
    actors: {
      save: fromPromise<void, { readonly draft: Draft }>(() => {
        throw new Error("The actor 'save' is missing. Provide it where the machine is created.");
      }),
    },
    actions: {
      open: assign(({ event }) => {
        assertEvent(event, "form.open");
        return { draft: event.draft, error: null };
      }),
      change: assign(({ context, event }) => {
        assertEvent(event, "form.change");
        return { draft: context.draft && { ...context.draft, ...event.change }, error: null };
      }),
      storeError: assign((_, { error }: { readonly error: unknown }) => ({ error })),
    },
  }).createMachine({
    id: "form",
    context: { draft: null, error: null },
    initial: "closed",
    states: {
      closed: {
        description: "The dialog is closed.",
        on: {
          "form.open": { target: "editing", actions: "open" },
        },
      },
      editing: {
        tags: "open",
        description: "The visitor fills in the form.",
        on: {
          "form.change": { actions: "change" },
          "form.submit": "saving",
          "form.close": "closed",
        },
      },
      saving: {
        tags: "pending",
        description: "The form is being saved.",
        invoke: {
          src: "save",
          input: ({ context }) => {
            if (context.draft === null) throw new Error("The form was not opened.");
            return { draft: context.draft };
          },
          onDone: "closed",
          onError: {
            target: "editing",
            actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) },
          },
        },
        initial: "shown",
        states: {
          shown: {
            tags: "open",
            description: "The dialog is open.",
            on: { "form.close": "hidden" },
          },
          hidden: {
            description: "The visitor has closed the dialog.",
            on: { "form.open": { target: "#form.editing", actions: "open" } },
          },
        },
      },
    },
  });
}
