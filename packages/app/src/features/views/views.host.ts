import type { GraphCall } from "../../graph/graph-call.ts";
import { networkReturnActor } from "../../query/query.actors.ts";
import { viewChangeActor, viewListActor } from "./views.actors.ts";
import { viewListMachine, viewsMachine } from "./views.machine.ts";

/** The machine of saved views with the actors of a browser. */
export const hostedViews = (call: GraphCall) =>
  viewsMachine.provide({
    actors: {
      list: viewListMachine.provide({ actors: { load: viewListActor(call), networkReturn: networkReturnActor } }),
      change: viewChangeActor(call),
    },
    actions: { log: (_, { description, error }) => console.warn(description, error) },
  });
