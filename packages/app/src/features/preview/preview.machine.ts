import type { ListedPlace } from "@flaneur/ui";
import { assign, setup } from "xstate";
import { coordinateLookupMachine } from "../../location/coordinate-lookup.machine.ts";

type PreviewEvent =
  /** Another place replaces the one that is shown. */
  { readonly type: "preview.open"; readonly place: ListedPlace } | { readonly type: "preview.close" };

/** The place that is shown beside the table (§4): opening it looks its coordinates up. */
export const previewMachine = setup({
  types: {
    context: {} as { readonly place: ListedPlace | null },
    events: {} as PreviewEvent,
    children: {} as { lookup: "lookup" },
  },
  actors: { lookup: coordinateLookupMachine },
  actions: {
    take: assign((_, place: ListedPlace) => ({ place })),
    drop: assign({ place: null }),
  },
}).createMachine({
  id: "preview",
  context: { place: null },
  initial: "closed",
  on: {
    "preview.open": {
      target: ".open",
      reenter: true,
      actions: { type: "take", params: ({ event }) => event.place },
    },
  },
  states: {
    closed: { description: "No place is previewed." },
    open: {
      description: "A place is previewed, and where it lies is looked up.",
      invoke: {
        src: "lookup",
        id: "lookup",
        input: ({ context }) => ({ place: context.place }),
        // The look-up turns failures into a state of its own; this is for unexpected errors.
        onError: { target: "closed", actions: "drop" },
      },
      on: { "preview.close": { target: "closed", actions: "drop" } },
    },
  },
});
