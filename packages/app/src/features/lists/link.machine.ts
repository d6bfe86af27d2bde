import { assign, fromPromise, setup } from "xstate";
import type { Shareable, ShareLink } from "./link-calls.ts";

/** A call of the dialog: it loads the link, creates or renames it, renews it, or ends it. */
export type LinkTask = "load" | "share" | "renew" | "stop";

export type LinkEvent =
  | { readonly type: "link.open"; readonly shared: Shareable }
  | { readonly type: "link.name"; readonly sharedBy: string }
  /** The visitor pressed 'Share' or 'Save'. */
  | { readonly type: "link.submit" }
  /** The visitor pressed 'New link' or 'Stop sharing'. The change is null for 'Cancel'. */
  | { readonly type: "link.ask"; readonly change: "renew" | "stop" | null }
  | { readonly type: "link.confirm" }
  | { readonly type: "link.copy" }
  | { readonly type: "link.close" };

export interface LinkContext {
  /** The list that the dialog shares; null until the dialog is first opened. */
  readonly shared: Shareable | null;
  /** The link; null while there is none, and until it is loaded. */
  readonly link: ShareLink | null;
  readonly isLoaded: boolean;
  /** The name as typed; null before it is typed. */
  readonly typed: string | null;
  /** The change that waits for a confirmation. */
  readonly asked: "renew" | "stop" | null;
  /** What the last change did to the link; null before a change, and after a change of the name only. */
  readonly done: "created" | "renewed" | "stopped" | null;
  /** The result of the last press of 'Copy link'. */
  readonly copy: "none" | "copied" | "failed";
  /** Why the last call failed. Null if it did not fail. */
  readonly error: unknown;
}

export interface LinkInput {
  readonly task: LinkTask;
  readonly shared: Shareable;
  readonly sharedBy: string | null;
}

const EMPTY: LinkContext = {
  shared: null,
  link: null,
  isLoaded: false,
  typed: null,
  asked: null,
  done: null,
  copy: "none",
  error: null,
};

/** How long 'Copy link' shows the result of copying, in milliseconds. */
const RESULT_SHOWN_MS = 2_000;

/** Returns the input of a call. @throws Error before the dialog was opened. */
function inputOf(context: LinkContext, task: LinkTask): LinkInput {
  const { shared } = context;
  if (shared === null) throw new Error("The dialog was not opened.");
  return { task, shared, sharedBy: nameOf(context).trim() || null };
}

/** Returns the name that the dialog shows: the typed name, or else the name of the link. */
export const nameOf = ({ typed, link }: Pick<LinkContext, "typed" | "link">): string => typed ?? link?.sharedBy ?? "";

type Named = Extract<LinkEvent, { readonly type: "link.name" }>;
/** Stores the typed name. Every state of the open dialog has this transition, so that no letter is lost. */
const NAMING = {
  actions: { type: "storeName", params: ({ event }: { readonly event: Named }) => event.sharedBy },
} as const;

/** The machine of the dialog that shares a list by a link. */
export const linkMachine = setup({
  types: { context: {} as LinkContext, events: {} as LinkEvent },
  actors: {
    /** Loads or changes the link, and returns it; null if there is none. */
    call: fromPromise<ShareLink | null, LinkInput>(() => {
      throw new Error("The actor 'call' is missing. Provide it where the machine is created.");
    }),
    copy: fromPromise<void, string>(() => {
      throw new Error("The actor 'copy' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    open: assign((_, shared: Shareable) => ({ ...EMPTY, shared })),
    storeName: assign((_, typed: string) => ({ typed, error: null })),
    storeLoaded: assign((_, link: ShareLink | null) => ({ link, isLoaded: true, error: null })),
    storeSaved: assign(({ context }, link: ShareLink | null) => ({
      link,
      done: context.link === null ? ("created" as const) : null,
      error: null,
    })),
    storeConfirmed: assign(({ context }, link: ShareLink | null) => ({
      link,
      asked: null,
      done: context.asked === "stop" ? ("stopped" as const) : ("renewed" as const),
      error: null,
    })),
    ask: assign((_, asked: LinkContext["asked"]) => ({ asked, error: null })),
    storeError: assign((_, { error }: { readonly error: unknown }) => ({ error })),
    showCopied: assign({ copy: "copied" }),
    showCopyFailed: assign({ copy: "failed" }),
    hideCopied: assign({ copy: "none" }),
  },
  guards: {
    hasLink: ({ context }) => context.link !== null,
    hasAsked: ({ context }) => context.asked !== null,
  },
  delays: { resultShown: RESULT_SHOWN_MS },
}).createMachine({
  id: "link",
  context: EMPTY,
  initial: "closed",
  states: {
    closed: {
      description: "The dialog is closed.",
      on: { "link.open": { target: "loading", actions: { type: "open", params: ({ event }) => event.shared } } },
    },
    loading: {
      description: "The dialog is open, and the link is being loaded.",
      invoke: {
        src: "call",
        input: ({ context }) => inputOf(context, "load"),
        onDone: { target: "ready", actions: { type: "storeLoaded", params: ({ event }) => event.output } },
        onError: { target: "failed", actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) } },
      },
      on: { "link.name": NAMING, "link.close": "closed" },
    },
    failed: {
      description: "The link was not loaded. 'Share' loads it again.",
      on: { "link.name": NAMING, "link.submit": "loading", "link.close": "closed" },
    },
    ready: {
      description: "The visitor reads the link, types a name, or chooses a change.",
      initial: "idle",
      on: {
        "link.name": NAMING,
        "link.submit": "saving",
        "link.ask": { actions: { type: "ask", params: ({ event }) => event.change } },
        "link.confirm": { guard: "hasAsked", target: "confirming" },
        "link.copy": { guard: "hasLink", target: ".copying" },
        "link.close": "closed",
      },
      states: {
        idle: { entry: "hideCopied", description: "'Copy link' shows its label." },
        copying: {
          description: "The link is being copied.",
          invoke: {
            src: "copy",
            input: ({ context }) => context.link?.url ?? "",
            onDone: { target: "copied", actions: "showCopied" },
            onError: { target: "copied", actions: "showCopyFailed" },
          },
        },
        copied: { description: "'Copy link' shows the result for a moment.", after: { resultShown: "idle" } },
      },
    },
    saving: {
      description: "The link is being created, or the name that readers see is being changed.",
      invoke: {
        src: "call",
        input: ({ context }) => inputOf(context, "share"),
        onDone: { target: "ready", actions: { type: "storeSaved", params: ({ event }) => event.output } },
        onError: { target: "ready", actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) } },
      },
      on: { "link.name": NAMING, "link.close": "closed" },
    },
    confirming: {
      description: "The link is being ended, or replaced by another link.",
      invoke: {
        src: "call",
        input: ({ context }) => inputOf(context, context.asked ?? "renew"),
        onDone: { target: "ready", actions: { type: "storeConfirmed", params: ({ event }) => event.output } },
        onError: { target: "ready", actions: { type: "storeError", params: ({ event }) => ({ error: event.error }) } },
      },
      on: { "link.name": NAMING, "link.close": "closed" },
    },
  },
});
