import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";

export type ConnectionEvent =
  /**
   * @property savedAt The time of the oldest kept data that the page may show, in milliseconds: of its kept responses,
   * and of the pack if all places are kept. Null if there are none.
   * @property hasPocket Whether all places are kept on the device.
   */
  | { readonly type: "connection.lost"; readonly savedAt: number | null; readonly hasPocket: boolean }
  | { readonly type: "connection.restored" }
  /** The visitor opens the kept places although the server responds. @property savedAt The time of the save. */
  | { readonly type: "connection.useDevice"; readonly savedAt: number }
  /**
   * Requests a list from the server at once while the kept places are shown. Sent when the visitor presses 'Try again',
   * and at the start of the app.
   */
  | { readonly type: "connection.check" };

/** How long the page reports that the connection is back, in milliseconds. */
const BACK_SHOWN_MS = 2_000;

/** The pause before a list is requested again while the kept places are open, in milliseconds. */
const CHECK_PAUSE_MS = 30_000;

/** Dispatched on the window when the server responds again. The browser's event `online` only reports the network. */
export const SERVER_RETURNED = "server.returned";

/** Dispatched on the window when results come from the device instead of the server, or from the server again. */
export const SOURCE_CHANGED = "source.changed";

const NOTHING_KEPT = { savedAt: null, hasPocket: false, isDeviceChosen: false } as const;

/**
 * The machine of the connection: whether the server can be reached, and whether the page shows the places on the
 * device. The service worker and the browser report changes of the connection.
 */
export const connectionMachine = setup({
  types: {
    context: {} as {
      readonly savedAt: number | null;
      readonly hasPocket: boolean;
      /** Whether the visitor has opened the kept places, and the server has not returned a list since. */
      readonly isDeviceChosen: boolean;
    },
    events: {} as ConnectionEvent,
  },
  actors: {
    /** Requests a list of places from the server. Fails if the response is not a list. */
    check: fromPromise<void>(() => {
      throw new Error("The actor 'check' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    storeLoss: assign(({ context, event }) =>
      event.type === "connection.lost"
        ? { savedAt: event.savedAt ?? context.savedAt, hasPocket: event.hasPocket || context.isDeviceChosen }
        : {},
    ),
    storeChoice: assign((_, savedAt: number) => ({ savedAt, hasPocket: true, isDeviceChosen: true })),
    clear: assign(NOTHING_KEPT),
    /** Provided by the host: stores for this tab that the kept places are shown, for a reload. */
    keepChoice: (_, _savedAt: number) => {},
    /** Provided by the host: removes the stored choice. */
    forgetChoice: () => {},
  },
  guards: { isDeviceChosen: ({ context }) => context.isDeviceChosen },
  delays: { backShown: BACK_SHOWN_MS, checkPause: CHECK_PAUSE_MS },
}).createMachine({
  id: "connection",
  context: NOTHING_KEPT,
  initial: "online",
  on: {
    "connection.lost": { target: ".offline", actions: "storeLoss" },
    "connection.useDevice": {
      target: ".onDevice",
      actions: [
        { type: "storeChoice", params: ({ event }) => event.savedAt },
        { type: "keepChoice", params: ({ event }) => event.savedAt },
      ],
    },
    "connection.check": {},
  },
  states: {
    online: { on: { "connection.restored": {} } },
    offline: {
      description: "The server cannot be reached. Kept results are shown.",
      on: {
        "connection.restored": [
          { guard: "isDeviceChosen", target: "onDevice.checking" },
          { target: "back", actions: "clear" },
        ],
      },
    },
    onDevice: {
      description: "The server responds, but not with places. The kept places are shown, as the visitor has chosen.",
      initial: "waiting",
      on: {
        // Only a list ends this state: a server that responds may still return errors.
        "connection.restored": {},
        "connection.useDevice": {},
      },
      states: {
        waiting: { after: { checkPause: "checking" }, on: { "connection.check": "checking" } },
        checking: {
          description: "A list is requested from the server.",
          invoke: {
            src: "check",
            onDone: { target: "#connection.back", actions: ["clear", "forgetChoice"] },
            onError: "waiting",
          },
        },
      },
    },
    back: {
      description: "The server responds again. The page reports this for a moment.",
      after: { backShown: "online" },
      on: { "connection.restored": {} },
    },
  },
});

export type ConnectionRef = ActorRefFrom<typeof connectionMachine>;
export type ConnectionSnapshot = SnapshotFrom<typeof connectionMachine>;

/**
 * Returns what a screen can use: everything (`online`), what is kept on the device (`pocket`), or nothing that needs
 * the server (`offline`). Returns `online` also in the state `onDevice`, because the server responds.
 */
export const shownConnection = ({ value, context }: ConnectionSnapshot) =>
  value !== "offline" ? "online" : context.hasPocket ? "pocket" : "offline";
