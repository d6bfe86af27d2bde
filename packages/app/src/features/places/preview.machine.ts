import type { ListedPlace } from "@flaneur/ui";
import { assign, setup } from "xstate";
import { coordinateLookupMachine } from "../../location/coordinate-lookup.machine.ts";

type PreviewEvent =
  /** The visitor chose a place, which replaces the previous one. */
  { readonly type: "preview.open"; readonly place: ListedPlace } | { readonly type: "preview.close" };

/** The machine of the preview next to the table (§4). Opening a place looks up its coordinates. */
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
      description: "A place is previewed, and its coordinates are looked up.",
      invoke: {
        src: "lookup",
        id: "lookup",
        input: ({ context }) => ({ place: context.place }),
        // The lookup handles failed requests. This handler is for unexpected errors only.
        onError: { target: "closed", actions: "drop" },
      },
      on: { "preview.close": { target: "closed", actions: "drop" } },
    },
  },
});
