import type { LightboxPlace, LightboxStart } from "@flaneur/ui";
import { type ActorRefFrom, assertEvent, assign, setup } from "xstate";

/** The place of a lightbox, and the item that it opens with. */
export interface LightboxSubject {
  readonly placeId: string;
  /** What the opening screen has loaded of the place, shown until the rest is loaded. Null if only the id is known. */
  readonly place: LightboxPlace | null;
  readonly start: LightboxStart;
  /** Counts the openings, so that each opening starts with a new state. */
  readonly opening: number;
}

export type LightboxEvent =
  | {
      readonly type: "lightbox.open";
      readonly placeId: string;
      readonly place?: LightboxPlace | null;
      /** The kind of the item that the lightbox opens with. For `video`, a place without a video shows a notice. */
      readonly kind: LightboxStart["kind"];
      /**
       * The index, in the order of the gallery, of the item that the lightbox opens with, counted from 0.
       * @default the first item of `kind`
       */
      readonly index?: number;
    }
  | { readonly type: "lightbox.close" }
  /** The visitor returned to the history entry of an open lightbox, by Back or Forward. */
  | { readonly type: "lightbox.reopen"; readonly subject: LightboxSubject };

/**
 * The machine that opens and closes the app's only lightbox. The viewer and the player have their own machines, which
 * are loaded with the code of the lightbox.
 */
export const lightboxMachine = setup({
  types: {
    context: {} as {
      /** The last subject. It is kept after the lightbox was closed, for the closing animation. */
      readonly subject: LightboxSubject | null;
      /** The number of openings so far. */
      readonly openings: number;
    },
    events: {} as LightboxEvent,
  },
  actions: {
    storeSubject: assign(({ context, event }) => {
      assertEvent(event, "lightbox.open");
      const { placeId, place = null, kind, index = null } = event;
      const opening = context.openings + 1;
      return { subject: { placeId, place, start: { kind, index }, opening }, openings: opening };
    }),
    restoreSubject: assign(({ event }) => {
      assertEvent(event, "lightbox.reopen");
      return { subject: event.subject };
    }),
  },
}).createMachine({
  id: "lightbox",
  context: { subject: null, openings: 0 },
  initial: "closed",
  on: {
    "lightbox.open": { target: ".open", actions: "storeSubject" },
    "lightbox.reopen": { target: ".open", actions: "restoreSubject" },
  },
  states: {
    closed: { description: "The lightbox is closed." },
    open: { description: "The media of a place cover the page.", on: { "lightbox.close": "closed" } },
  },
});

export type LightboxRef = ActorRefFrom<typeof lightboxMachine>;
