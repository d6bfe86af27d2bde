import { fromPromise, setup } from "xstate";

/** How a page was shared: by the browser's dialog, or as a copied link. */
export type Shared = "shared" | "copied";

const RESULT_SHOWN_MS = 2_000;

/** The machine of a share button. */
export const shareMachine = setup({
  types: {
    /** `url` is the URL to share, or null for that of the page. */
    events: {} as { readonly type: "share.press"; readonly url: string | null },
  },
  actors: {
    /** Shares or copies a URL, or that of the page if the input is null. */
    share: fromPromise<Shared, string | null>(() => {
      throw new Error("The actor 'share' is missing. Provide it where the machine is created.");
    }),
  },
  guards: { isCopied: (_, output: Shared) => output === "copied" },
  delays: { resultShown: RESULT_SHOWN_MS },
}).createMachine({
  id: "share",
  initial: "idle",
  states: {
    idle: { description: "The button shows its label.", on: { "share.press": "sharing" } },
    sharing: {
      description: "The browser's dialog is open, or the link is being copied.",
      invoke: {
        src: "share",
        input: ({ event }) => event.url,
        onDone: [
          { guard: { type: "isCopied", params: ({ event }) => event.output }, target: "copied" },
          { target: "idle" },
        ],
        onError: "failed",
      },
    },
    copied: {
      description: "The button reports that the link was copied.",
      after: { resultShown: "idle" },
      on: { "share.press": "sharing" },
    },
    failed: {
      description: "The button reports that the link could not be copied.",
      after: { resultShown: "idle" },
      on: { "share.press": "sharing" },
    },
  },
});
