import type { LightboxPlace, LightboxStart } from "@flaneur/ui";
import { type ActorRefFrom, assertEvent, assign, setup } from "xstate";

/** Whose media a lightbox shows, and which of them first. */
export interface LightboxSubject {
  readonly placeId: string;
  /** What the opener knows of it, shown until the rest has been loaded; null where that is its id alone. */
  readonly place: LightboxPlace | null;
  readonly start: LightboxStart;
  /** The how many-th opening it is: what has gone on in one does not begin the next. */
  readonly opening: number;
}

export type LightboxEvent =
  | {
      readonly type: "lightbox.open";
      readonly placeId: string;
      readonly place?: LightboxPlace | null;
      /** What is to be seen first. A video that is not there says so. */
      readonly kind: LightboxStart["kind"];
      /** In the order of the gallery. @default the first of the kind */
      readonly index?: number;
    }
  | { readonly type: "lightbox.close" }
  /** The history has come back to where it was open. */
  | { readonly type: "lightbox.reopen" };

/** The one lightbox of the app: any screen opens it. What it shows then is in machines that come with its code. */
export const lightboxMachine = setup({
  types: {
    context: {} as { readonly subject: LightboxSubject | null },
    events: {} as LightboxEvent,
  },
  actions: {
    takeSubject: assign(({ context, event }) => {
      assertEvent(event, "lightbox.open");
      const { placeId, place = null, kind, index = null } = event;
      const opening = (context.subject?.opening ?? 0) + 1;
      return { subject: { placeId, place, start: { kind, index }, opening } };
    }),
  },
  guards: { hasSubject: ({ context }) => context.subject !== null },
}).createMachine({
  id: "lightbox",
  context: { subject: null },
  initial: "closed",
  on: { "lightbox.open": { target: ".open", actions: "takeSubject" } },
  states: {
    closed: {
      description: "Nothing is shown. What was shown last is kept, since going forward comes back to it.",
      on: { "lightbox.reopen": { guard: "hasSubject", target: "open" } },
    },
    open: { description: "The media of a place cover the page.", on: { "lightbox.close": "closed" } },
  },
});

export type LightboxRef = ActorRefFrom<typeof lightboxMachine>;
