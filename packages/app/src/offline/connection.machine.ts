import { type ActorRefFrom, assign, type SnapshotFrom, setup } from "xstate";

export type ConnectionEvent =
  /**
   * @property savedAt The time of the oldest kept result that is shown, in milliseconds. Null if none is shown.
   * @property hasPocket Whether all places are kept on the device.
   */
  | { readonly type: "connection.lost"; readonly savedAt: number | null; readonly hasPocket: boolean }
  | { readonly type: "connection.restored" };

/** How long the page says that the connection is back, in milliseconds. */
const BACK_SHOWN_MS = 2_000;

/** Dispatched on the window when the server responds again. The browser's event `online` only reports the network. */
export const SERVER_RETURNED = "server.returned";

/** Whether the server can be reached. The service worker and the browser report changes. */
export const connectionMachine = setup({
  types: {
    context: {} as { readonly savedAt: number | null; readonly hasPocket: boolean },
    events: {} as ConnectionEvent,
  },
  actions: {
    storeLoss: assign(({ context, event }) =>
      event.type === "connection.lost"
        ? { savedAt: event.savedAt ?? context.savedAt, hasPocket: event.hasPocket || context.hasPocket }
        : {},
    ),
  },
  delays: { backShown: BACK_SHOWN_MS },
}).createMachine({
  context: { savedAt: null, hasPocket: false },
  initial: "online",
  on: {
    "connection.lost": { target: ".offline", actions: "storeLoss" },
  },
  states: {
    online: { on: { "connection.restored": {} } },
    // Kept results are shown.
    offline: {
      on: { "connection.restored": { target: "back", actions: assign({ savedAt: null, hasPocket: false }) } },
    },
    // The server responds again. The page reports this for a moment.
    back: {
      after: { backShown: "online" },
      on: { "connection.restored": {} },
    },
  },
});

export type ConnectionRef = ActorRefFrom<typeof connectionMachine>;

/** Returns whether what needs the server can be used, and what can be used without it. */
export const shownConnection = ({ value, context }: SnapshotFrom<typeof connectionMachine>) =>
  value !== "offline" ? "online" : context.hasPocket ? "pocket" : "offline";
