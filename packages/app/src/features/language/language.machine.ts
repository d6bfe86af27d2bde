import type { Messages } from "@flaneur/ui";
import type { Language } from "@flaneur/ui/messages";
import { type ActorRefFrom, assign, emit, fromPromise, setup } from "xstate";

export type LanguageEvent =
  | { readonly type: "language.choose"; readonly language: Language }
  /** The stored language. Sent when another tab has chosen it, and when a kept page is in another language. */
  | { readonly type: "language.follow"; readonly language: Language }
  /** A developer edited the texts of the page's language. Sent only under `npm run dev`. */
  | { readonly type: "language.edit"; readonly messages: Messages };

interface LanguageContext {
  readonly messages: Messages;
  /** The language that was requested last. Null until the visitor or another tab chooses a language. */
  readonly language: Language | null;
}

export type LanguageRef = ActorRefFrom<typeof languageMachine>;

/** The machine of the page's texts. A change of language keeps the state of the page. */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    emitted: {} as { readonly type: "language.chosen"; readonly language: Language },
    input: {} as { readonly messages: Messages },
  },
  actors: {
    load: fromPromise<Messages, Language | null>(() => {
      throw new Error("The actor 'load' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    request: assign(({ event }) => ("language" in event ? { language: event.language } : {})),
    replace: assign((_, messages: Messages) => ({ messages })),
    /** Provided by the host: stores the choice for the next page. */
    keep: (_, _language: Language) => {},
    /** Provided by the host: sets the language of the document. */
    show: (_, _messages: Messages) => {},
    /** Provided by the host: reloads the page if the server responds. The server renders it in the chosen language. */
    reload: () => {},
  },
}).createMachine({
  id: "language",
  context: ({ input }) => ({ messages: input.messages, language: null }),
  initial: "shown",
  on: {
    "language.choose": {
      target: ".loading",
      reenter: true,
      actions: [
        "request",
        { type: "keep", params: ({ event }) => event.language },
        emit(({ event }) => ({ type: "language.chosen" as const, language: event.language })),
      ],
    },
    "language.follow": { target: ".loading", reenter: true, actions: "request" },
    "language.edit": { actions: { type: "replace", params: ({ event }) => event.messages } },
  },
  states: {
    shown: { description: "The page shows the texts of its language." },
    loading: {
      description: "The texts of another language are loading. The page shows the current ones.",
      invoke: {
        id: "load",
        src: "load",
        input: ({ context }) => context.language,
        onDone: {
          target: "shown",
          actions: [
            { type: "replace", params: ({ event }) => event.output },
            { type: "show", params: ({ event }) => event.output },
          ],
        },
        onError: { target: "shown", actions: "reload" },
      },
    },
  },
});
