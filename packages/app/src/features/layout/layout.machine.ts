import type { Layout } from "@flaneur/domain";
import { assign, setup } from "xstate";

/**
 * The machine of the chosen layout of the listing (§2). The choice stays even if the window has no room for the layout.
 * Other tabs of the browser keep their own layout.
 */
export const layoutMachine = setup({
  types: {
    context: {} as { readonly layout: Layout },
    events: {} as
      | { readonly type: "layout.choose"; readonly layout: Layout }
      /** The stored layout differs from the layout that the server assumed. */
      | { readonly type: "layout.follow"; readonly layout: Layout },
    input: {} as { readonly layout: Layout },
  },
  actions: {
    /** Provided by the host: stores the layout. */
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
