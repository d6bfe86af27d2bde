import { assign, fromPromise, setup } from "xstate";

export type EarlierLinkEvent =
  /** The dialog of a view was opened. */
  | { readonly type: "earlierLink.open"; readonly viewId: string }
  /** The visitor pressed 'Stop sharing'. */
  | { readonly type: "earlierLink.ask" }
  /** The visitor pressed 'Keep the link'. */
  | { readonly type: "earlierLink.keep" }
  | { readonly type: "earlierLink.end" }
  /** The dialog of the view was closed. */
  | { readonly type: "earlierLink.close" };

export interface EarlierLinkContext {
  /** The id of the view; empty while the dialog is closed. */
  readonly viewId: string;
  /** The URL of the link; empty until the link is loaded. */
  readonly url: string;
  /** Whether the last attempt to end the link has failed. */
  readonly hasFailed: boolean;
}

const NO_LINK: EarlierLinkContext = { viewId: "", url: "", hasFailed: false };

const OPENING = {
  target: "#earlierLink.loading",
  actions: {
    type: "open",
    params: ({ event }: { readonly event: { readonly viewId: string } }) => event.viewId,
  },
} as const;

/**
 * The machine of the link that an earlier version of the app created for the view in the dialog. Its owner sees it, and
 * can end it. Views are now shared by the URL of their listing, which nothing is stored for.
 */
export const earlierLinkMachine = setup({
  types: { context: {} as EarlierLinkContext, events: {} as EarlierLinkEvent },
  actors: {
    /** Returns the URL of the link of a view, or null if the view has none. */
    load: fromPromise<string | null, string>(() => {
      throw new Error("The actor 'load' is missing. Provide it where the machine is created.");
    }),
    /** Ends the link of a view. */
    end: fromPromise<void, string>(() => {
      throw new Error("The actor 'end' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    open: assign((_, viewId: string) => ({ ...NO_LINK, viewId })),
    storeUrl: assign((_, url: string | null) => ({ url: url ?? "" })),
    noteFailure: assign({ hasFailed: true }),
    forgetFailure: assign({ hasFailed: false }),
    forget: assign(NO_LINK),
  },
  guards: { hasLink: (_, url: string | null) => url !== null },
}).createMachine({
  id: "earlierLink",
  context: NO_LINK,
  initial: "absent",
  on: { "earlierLink.open": OPENING, "earlierLink.close": ".absent" },
  states: {
    absent: { description: "The dialog is closed, or the view has no link.", entry: "forget" },
    loading: {
      description: "The link is being loaded. The dialog does not show a link yet.",
      invoke: {
        src: "load",
        input: ({ context }) => context.viewId,
        onDone: [
          {
            guard: { type: "hasLink", params: ({ event }) => event.output },
            target: "shown",
            actions: { type: "storeUrl", params: ({ event }) => event.output },
          },
          { target: "absent" },
        ],
        // Few views have a link, and the next opening of the dialog loads it again.
        onError: "absent",
      },
    },
    shown: { description: "The dialog shows the link.", on: { "earlierLink.ask": "asking" } },
    asking: {
      description: "The dialog asks whether to end the link.",
      on: { "earlierLink.keep": { target: "shown", actions: "forgetFailure" }, "earlierLink.end": "ending" },
    },
    ending: {
      description: "The link is being ended. Closing the dialog does not cancel this.",
      entry: "forgetFailure",
      invoke: {
        src: "end",
        input: ({ context }) => context.viewId,
        onDone: "ended",
        onError: { target: "asking", actions: "noteFailure" },
      },
    },
    ended: { description: "The dialog reports that the link has ended." },
  },
});
