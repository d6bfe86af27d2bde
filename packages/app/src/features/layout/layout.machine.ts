import type { Layout } from "@flaneur/domain";
import { assign, setup } from "xstate";

/**
 * The layout that someone chose for the listing (§2). It is kept as chosen where a window has no room for it. Another
 * browser tab goes on showing its own: nothing is laid out anew behind anybody's back.
 */
export const layoutMachine = setup({
  types: {
    context: {} as { readonly layout: Layout },
    events: {} as
      | { readonly type: "layout.choose"; readonly layout: Layout }
      /** The browser keeps another than the page began with. */
      | { readonly type: "layout.follow"; readonly layout: Layout },
    input: {} as { readonly layout: Layout },
  },
  actions: {
    /** Provided by the host. */
    keep: (_, _layout: Layout) => {},
  },
}).createMachine({
  id: "layout",
  context: ({ input }) => input,
  on: {
    "layout.follow": { actions: assign(({ event }) => ({ layout: event.layout })) },
    "layout.choose": {
      actions: [
        assign(({ event }) => ({ layout: event.layout })),
        { type: "keep", params: ({ event }) => event.layout },
      ],
    },
  },
});
