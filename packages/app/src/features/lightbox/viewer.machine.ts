import { WHOLE, type ZoomView } from "@flaneur/ui/lightbox";
import { assign, setup } from "xstate";

type ViewerEvent =
  | { readonly type: "viewer.show"; readonly index: number }
  | { readonly type: "viewer.zoom"; readonly view: ZoomView };

/** The machine of the visible picture or video and of its zoom. */
export const viewerMachine = setup({
  types: {
    context: {} as {
      /** The index of the item that the visitor has moved to. Null before the first step. */
      readonly index: number | null;
      readonly view: ZoomView;
    },
    events: {} as ViewerEvent,
  },
}).createMachine({
  id: "viewer",
  context: { index: null, view: WHOLE },
  on: {
    // A new picture starts without zoom.
    "viewer.show": { actions: assign(({ event }) => ({ index: event.index, view: WHOLE })) },
    "viewer.zoom": { actions: assign(({ event }) => ({ view: event.view })) },
  },
});
