import { type ActorRefFrom, assign, type SnapshotFrom, setup } from "xstate";

export type ConnectionEvent =
  /**
   * @property savedAt The time of the oldest kept data that the page may show, in milliseconds: of its kept responses,
   * and of the pack if all places are kept. Null if there are none.
   * @property hasPocket Whether all places are kept on the device.
   */
  | { readonly type: "connection.lost"; readonly savedAt: number | null; readonly hasPocket: boolean }
  | { readonly type: "connection.restored" }
  /**
   * The page was opened by the link to what is saved: see `takeSavedParameter`. @property savedAt The time of the save,
   * in milliseconds. Null until it is read.
   */
  | { readonly type: "connection.openSaved"; readonly savedAt: number | null };

/** How long the page reports that the connection is back, in milliseconds. */
const BACK_SHOWN_MS = 2_000;

/** Dispatched on the window when the server responds again. The browser's event `online` only reports the network. */
export const SERVER_RETURNED = "server.returned";

const NOTHING_KEPT = { savedAt: null, hasPocket: false } as const;

/**
 * The machine of the connection: whether the page gets its results from the server. The service worker and the browser
 * report changes of the connection.
 */
export const connectionMachine = setup({
  types: {
    context: {} as { readonly savedAt: number | null; readonly hasPocket: boolean },
    events: {} as ConnectionEvent,
  },
  actions: {
    storeLoss: assign(({ context, event }) =>
      event.type === "connection.lost" ? { savedAt: event.savedAt ?? context.savedAt, hasPocket: event.hasPocket } : {},
    ),
    storeSaved: assign((_, savedAt: number | null) => ({ savedAt, hasPocket: true })),
    clear: assign(NOTHING_KEPT),
  },
  delays: { backShown: BACK_SHOWN_MS },
}).createMachine({
  id: "connection",
  context: NOTHING_KEPT,
  initial: "online",
  on: {
    "connection.lost": { target: ".offline", actions: "storeLoss" },
    "connection.openSaved": {
      target: ".saved",
      actions: { type: "storeSaved", params: ({ event }) => event.savedAt },
    },
  },
  states: {
    online: { on: { "connection.restored": {} } },
    offline: {
      description: "The server cannot be reached. Kept results are shown.",
      on: { "connection.restored": { target: "back", actions: "clear" } },
    },
    back: {
      description: "The server responds again. The page reports this for a moment.",
      after: { backShown: "online" },
      on: { "connection.restored": {} },
    },
    saved: {
      description: "The page shows what is saved, and sends nothing to the server, until it is loaded again.",
      on: { "connection.lost": {}, "connection.restored": {} },
    },
  },
});

export type ConnectionRef = ActorRefFrom<typeof connectionMachine>;
export type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>;

/**
 * Returns what a screen can use: everything (`online`), what is kept on the device (`pocket`), or nothing that needs
 * the server (`offline`).
 */
export const shownConnection = ({ value, context }: ConnectionSnapshot) =>
  value !== "offline" && value !== "saved" ? "online" : context.hasPocket ? "pocket" : "offline";
