import { type Faults, faultsAfterEdit, requiredFault } from "@flaneur/domain";
import { and, assertEvent, assign, fromPromise, setup } from "xstate";
import { type FormError, formErrorOf } from "./form-error.ts";

export type FormEvent<Draft> =
  | { readonly type: "form.open"; readonly draft: Draft }
  /** The visitor changed fields of the form. */
  | { readonly type: "form.change"; readonly change: Partial<Draft> }
  /** Replaces the content of the form, and removes its faults and its error. */
  | { readonly type: "form.replace"; readonly draft: Draft }
  /** A field has lost the focus. */
  | { readonly type: "form.blur"; readonly field: keyof Draft & string }
  | { readonly type: "form.submit" }
  /** Returns from a pending save to the form. The result of the save is ignored. */
  | { readonly type: "form.stopSaving" }
  | { readonly type: "form.close" };

export interface FormContext<Draft, Result> {
  /** The content of the form. Null before the first opening. */
  readonly draft: Draft | null;
  /** The fields in which the visitor has typed, even if the text was deleted again. */
  readonly edited: readonly string[];
  readonly faults: Faults<string>;
  /** Why the last save failed. Null after a change of the form. */
  readonly error: FormError | null;
  /** The result of the last save. Null until it has succeeded. */
  readonly result: Result | null;
}

export interface FormConfig<Draft> {
  /** Returns the faults of the fields. A form with faults is not saved. @default no faults */
  readonly faultsOf?: (draft: Draft) => Faults<string>;
  /** The names of the form's fields by the arguments of the mutation, where they differ. */
  readonly names?: Readonly<Record<string, string>>;
  /**
   * What the form does after it was saved: it closes, shows the result until it is closed, or shows the result for two
   * seconds and can then be filled in again. @default closes
   */
  readonly saved?: "closes" | "stays" | "continues";
  /**
   * What closing does during a save: it hides the form, which opens again if the save fails; or it closes the form and
   * ignores the result; or it does nothing. @default hides
   */
  readonly closing?: "hides" | "closes" | "waits";
  /**
   * Returns what stays of the draft when the form is saved or closed. Remove passwords and tokens.
   * @default the draft, which the dialog shows while it fades
   */
  readonly kept?: (draft: Draft) => Draft;
}

const RESULT_SHOWN_MS = 2_000;
const CLEAN = { edited: [], faults: {}, error: null, result: null } as const;

/**
 * Creates the machine of a form: editing, saving, and saved or failed. The typed values stay when saving fails. Each form
 * of the app is a configuration of this machine.
 */
export function createFormMachine<Draft extends object, Result = void>(config: FormConfig<Draft> = {}) {
  const { faultsOf = () => ({}), names, saved = "closes", closing = "hides", kept = (draft: Draft) => draft } = config;
  const requireDraft = ({ draft }: FormContext<Draft, Result>): Draft => {
    if (draft === null) throw new Error("The form was not opened.");
    return draft;
  };
  return setup({
    types: { context: {} as FormContext<Draft, Result>, events: {} as FormEvent<Draft> },
    actors: {
      save: fromPromise<Result, { readonly draft: Draft }>(() => {
        throw new Error("The actor 'save' is missing. Provide it where the machine is created.");
      }),
    },
    actions: {
      fill: assign(({ event }) => {
        assertEvent(event, ["form.open", "form.replace"]);
        return { ...CLEAN, draft: event.draft };
      }),
      change: assign(({ context, event }) => {
        assertEvent(event, "form.change");
        const changed = Object.keys(event.change);
        return {
          draft: { ...requireDraft(context), ...event.change },
          edited: [...new Set([...context.edited, ...changed])],
          faults: changed.reduce((faults, field) => faultsAfterEdit(faults, field), context.faults),
          error: null,
          result: null,
        };
      }),
      // Fields that the visitor has not touched are checked when the form is submitted.
      checkRequired: assign(({ context, event }) => {
        assertEvent(event, "form.blur");
        const { field } = event;
        const isEdited = context.edited.includes(field);
        const fault = isEdited ? requiredFault(field, String(requireDraft(context)[field])) : null;
        return fault === null ? {} : { faults: { ...context.faults, [field]: fault } };
      }),
      check: assign(({ context }) => ({ faults: faultsOf(requireDraft(context)), error: null })),
      storeError: assign((_, { error }: { readonly error: unknown }) => ({ error: formErrorOf(error, names) })),
      clean: assign(({ context }) => ({ ...CLEAN, draft: context.draft && kept(context.draft) })),
    },
    guards: {
      isFaultless: ({ context }) => Object.keys(faultsOf(requireDraft(context))).length === 0,
      closesWhenSaved: () => saved === "closes",
      continues: () => saved === "continues",
      hides: () => closing === "hides",
      closes: () => closing === "closes",
    },
    delays: { resultShown: RESULT_SHOWN_MS },
  }).createMachine({
    id: "form",
    context: { ...CLEAN, draft: null },
    initial: "closed",
    on: { "form.open": { target: ".editing", actions: "fill" } },
    states: {
      closed: { description: "The form is closed." },
      editing: {
        tags: "open",
        description: "The visitor fills in the form.",
        on: {
          "form.change": { actions: "change" },
          "form.replace": { actions: "fill" },
          "form.blur": { actions: "checkRequired" },
          "form.submit": [{ guard: "isFaultless", target: "saving", actions: "check" }, { actions: "check" }],
          "form.close": { target: "closed", actions: "clean" },
        },
      },
      saving: {
        tags: "pending",
        description: "The form is being saved.",
        invoke: {
          src: "save",
          input: ({ context }) => ({ draft: requireDraft(context) }),
          onDone: [
            { guard: "closesWhenSaved", target: "closed", actions: "clean" },
            {
              target: "saved",
              actions: ["clean", assign(({ event }) => ({ result: event.output }))],
            },
          ],
          onError: {
            target: "editing",
            actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) },
          },
        },
        on: { "form.stopSaving": "editing" },
        initial: "shown",
        states: {
          shown: {
            tags: "open",
            description: "The form is visible.",
            on: {
              "form.close": [
                { guard: "hides", target: "hidden" },
                { guard: "closes", target: "#form.closed", actions: "clean" },
              ],
            },
          },
          hidden: { description: "The visitor has closed the form. It opens again if the save fails." },
        },
      },
      saved: {
        tags: ["open", "saved"],
        description: "The form shows that it was saved.",
        after: { resultShown: { guard: "continues", target: "editing" } },
        on: {
          "form.change": { guard: "continues", target: "editing", actions: "change" },
          "form.submit": { guard: and(["continues", "isFaultless"]), target: "saving" },
          "form.replace": { target: "editing", actions: "fill" },
          "form.close": { target: "closed", actions: "clean" },
        },
      },
    },
  });
}

export type FormMachine<Draft extends object, Result = void> = ReturnType<typeof createFormMachine<Draft, Result>>;
