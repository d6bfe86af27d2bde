import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { PocketRecord } from "../shared/pocket.ts";
import type { LoadedPack } from "./load-pack.ts";
import type { PocketProgress } from "./save-pocket.ts";

export type PocketEvent =
  | { readonly type: "pocket.save"; readonly withPictures: boolean }
  | { readonly type: "pocket.pause" }
  | { readonly type: "pocket.retry" }
  /** Another tab has saved or removed the pack. */
  | { readonly type: "pocket.changedElsewhere" }
  | { readonly type: "pocket.remove" }
  | { readonly type: "pocket.confirmRemoval" }
  | { readonly type: "pocket.keep" }
  | SaveEvent;

/** What the actor `save` sends. */
export type SaveEvent =
  | { readonly type: "save.progress"; readonly progress: PocketProgress }
  | { readonly type: "save.done"; readonly record: PocketRecord }
  /** The visitor removes the pack in another tab. */
  | { readonly type: "save.removed" }
  /** `left`: the room on the device in bytes, or null if it is unknown. Absent if the device is not full. */
  | { readonly type: "save.failed"; readonly left?: number | null };

export interface SaveInput {
  readonly pack: LoadedPack;
  readonly withPictures: boolean;
}

/** The result of the actor `read`. */
export interface PocketSituation {
  /** The record of the stored pack. Null if there is none. */
  readonly record: PocketRecord | null;
  /** The pack on the server. Null if it could not be loaded. */
  readonly pack: LoadedPack | null;
  /** Whether all pictures are stored. Read from the record if `pack` is null. */
  readonly hasPictures: boolean;
  /** Whether a tab is saving, renewing or removing the pack. */
  readonly isHeld: boolean;
  /** Whether this browser can keep pages, and open them without a connection. */
  readonly isSupported: boolean;
}

const NOTHING: PocketSituation = { record: null, pack: null, hasPictures: false, isHeld: false, isSupported: true };

interface PocketContext extends PocketSituation {
  /** Whether a save includes the pictures: as chosen for the last save, or as in the record of the stored pack. */
  readonly withPictures: boolean;
  /** The progress of the last save. Null before a save reports its progress. */
  readonly progress: PocketProgress | null;
  /** The free storage in bytes when the last save needed more. Null if it is unknown. */
  readonly left: number | null;
}

/** The machine of "Paris in your pocket". */
export const pocketMachine = setup({
  types: { context: {} as PocketContext, events: {} as PocketEvent },
  actors: {
    read: fromPromise<PocketSituation>(() => {
      throw new Error("The actor 'read' is missing. Provide it where the machine is created.");
    }),
    /** Resolves when no tab saves, renews or removes the pack. */
    waitForSave: fromPromise<void>(() => {
      throw new Error("The actor 'waitForSave' is missing. Provide it where the machine is created.");
    }),
    save: fromCallback<PocketEvent, SaveInput>(() => {
      throw new Error("The actor 'save' is missing. Provide it where the machine is created.");
    }),
    remove: fromPromise<void>(() => {
      throw new Error("The actor 'remove' is missing. Provide it where the machine is created.");
    }),
    /** Sends `pocket.changedElsewhere`. */
    otherTabs: fromCallback<PocketEvent>(() => {
      throw new Error("The actor 'otherTabs' is missing. Provide it where the machine is created.");
    }),
  },
  guards: {
    isComplete: ({ context }) => context.record?.status === "complete",
    isUnsupported: ({ context }) => !context.isSupported,
    isHeld: ({ context }) => context.isHeld,
    isPartial: ({ context }) => context.record !== null,
    hasPack: ({ context }) => context.pack !== null,
    isFull: ({ event }) => event.type === "save.failed" && event.left !== undefined,
  },
}).createMachine({
  id: "pocket",
  context: { ...NOTHING, withPictures: true, progress: null, left: null },
  initial: "reading",
  // If it fails, the dialog shows a change of another tab only after a reload of the page.
  invoke: { src: "otherTabs", onError: {} },
  // Events that the current state does not handle are ignored: a late press, or a late report of a stopped save.
  on: { "pocket.*": {}, "save.*": {} },
  states: {
    reading: {
      description: "Reads the record of the stored pack, and loads the pack of the server.",
      invoke: {
        src: "read",
        onDone: {
          target: "deciding",
          actions: assign(({ context, event: { output } }) => ({
            ...output,
            withPictures: output.record?.withPictures ?? context.withPictures,
          })),
        },
        onError: "unknown",
      },
      on: { "pocket.changedElsewhere": { target: "reading", reenter: true } },
    },
    deciding: {
      always: [
        { guard: "isUnsupported", target: "unsupported" },
        { guard: "isComplete", target: "saved" },
        { guard: "isHeld", target: "elsewhere" },
        { guard: "isPartial", target: "paused" },
        { guard: "hasPack", target: "absent" },
        { target: "unknown" },
      ],
    },
    unknown: {
      description: "No record is stored and the pack could not be loaded from the server, or reading has failed.",
      on: { "pocket.retry": "reading", "pocket.changedElsewhere": "reading" },
    },
    unsupported: { description: "This browser cannot keep pages, or cannot open them without a connection." },
    elsewhere: {
      description: "Another tab is saving or removing the pack.",
      invoke: { src: "waitForSave", onDone: "reading", onError: "paused" },
      on: { "pocket.remove": "removing" },
    },
    continuing: {
      description: "The visitor continues a save, but the pack could not be loaded before. It is loaded now.",
      invoke: {
        src: "read",
        onDone: [
          {
            guard: ({ event }) => event.output.pack !== null,
            target: "saving",
            actions: assign(({ event }) => event.output),
          },
          { target: "stopped" },
        ],
        onError: "stopped",
      },
    },
    absent: {
      description: "Nothing is kept.",
      on: {
        "pocket.changedElsewhere": "reading",
        "pocket.save": {
          target: "saving",
          actions: assign(({ event }) => ({ withPictures: event.withPictures, progress: null })),
        },
      },
    },
    saving: {
      description: "The parts are being loaded and stored.",
      invoke: {
        src: "save",
        input: ({ context }) => {
          if (context.pack === null) throw new Error("There is nothing to save.");
          return { pack: context.pack, withPictures: context.withPictures };
        },
        onError: "stopped",
      },
      on: {
        "save.progress": { actions: assign(({ event }) => ({ progress: event.progress })) },
        "save.done": {
          target: "saved",
          actions: assign(({ event }) => ({ record: event.record, hasPictures: event.record.withPictures })),
        },
        "save.removed": { target: "reading", actions: assign({ record: null, progress: null }) },
        "save.failed": [
          { guard: "isFull", target: "full", actions: assign(({ event }) => ({ left: event.left ?? null })) },
          { target: "stopped" },
        ],
        // A complete pack stays in use while its pictures are added.
        "pocket.pause": [{ guard: "isComplete", target: "saved" }, { target: "paused" }],
        "pocket.remove": [{ guard: "isComplete", target: "confirming" }, { target: "removing" }],
      },
    },
    paused: {
      description: "The save is paused. The app does not use a pack that is stored only in part.",
      on: {
        "pocket.changedElsewhere": "reading",
        "pocket.save": [{ guard: "hasPack", target: "saving" }, { target: "continuing" }],
        "pocket.remove": "removing",
      },
    },
    stopped: {
      description: "The save failed. The stored parts are kept. The app uses them only if the record is complete.",
      on: {
        "pocket.changedElsewhere": "reading",
        "pocket.save": [{ guard: "hasPack", target: "saving" }, { target: "continuing" }],
        "pocket.remove": [{ guard: "isComplete", target: "confirming" }, { target: "removing" }],
      },
    },
    full: {
      description: "The device has too little room.",
      on: {
        "pocket.save": {
          target: "saving",
          actions: assign(({ event }) => ({ withPictures: event.withPictures, progress: null })),
        },
        "pocket.remove": [{ guard: "isComplete", target: "confirming" }, { target: "removing" }],
      },
    },
    saved: {
      description: "The pack is complete, with or without pictures. Missing pictures can be added.",
      on: {
        "pocket.changedElsewhere": "reading",
        "pocket.remove": "confirming",
        "pocket.save": {
          guard: "hasPack",
          target: "saving",
          actions: assign(({ event }) => ({ withPictures: event.withPictures, progress: null })),
        },
      },
    },
    confirming: {
      description: "The visitor is asked once before everything is removed.",
      on: { "pocket.confirmRemoval": "removing", "pocket.keep": "saved", "pocket.changedElsewhere": "reading" },
    },
    removing: {
      description: "Everything is being removed.",
      invoke: {
        src: "remove",
        onDone: { target: "reading", actions: assign({ ...NOTHING, progress: null, left: null }) },
        onError: "reading",
      },
    },
  },
});
