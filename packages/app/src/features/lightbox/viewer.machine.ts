import { WHOLE, type ZoomView } from "@flaneur/ui/lightbox";
import { assign, setup } from "xstate";

type ViewerEvent =
  | { readonly type: "viewer.show"; readonly index: number }
  | { readonly type: "viewer.zoom"; readonly view: ZoomView };

/** Which of the media is shown, and how large. */
export const viewerMachine = setup({
  types: {
    context: {} as {
      /** Null until someone has gone on from where it was opened. */
      readonly index: number | null;
      readonly view: ZoomView;
    },
    events: {} as ViewerEvent,
  },
}).createMachine({
  id: "viewer",
  context: { index: null, view: WHOLE },
  on: {
    // Another picture is whole again.
    "viewer.show": { actions: assign(({ event }) => ({ index: event.index, view: WHOLE })) },
    "viewer.zoom": { actions: assign(({ event }) => ({ view: event.view })) },
  },
});
