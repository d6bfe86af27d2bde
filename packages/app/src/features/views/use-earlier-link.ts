import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { useGraph } from "../../graph/graph-context.ts";
import { endEarlierLink, loadEarlierLink } from "./earlier-link.calls.ts";
import { earlierLinkMachine } from "./earlier-link.machine.ts";

/**
 * Returns the link that an earlier version of the app created for a view, as the dialog of the view shows it. Undefined
 * if there is none.
 * @param viewId The id of the view in the open dialog, or null.
 */
export function useEarlierLink(viewId: string | null) {
  const { call } = useGraph();
  const [machine] = useState(() =>
    earlierLinkMachine.provide({
      actors: {
        load: fromPromise(({ input }: { readonly input: string }) => loadEarlierLink(call, input)),
        end: fromPromise(({ input }: { readonly input: string }) => endEarlierLink(call, input)),
      },
    }),
  );
  const actor = useActorRef(machine);
  useEffect(() => {
    actor.send(viewId === null ? { type: "earlierLink.close" } : { type: "earlierLink.open", viewId });
  }, [actor, viewId]);
  const state = useSelector(actor, ({ value }) => value);
  const { url, hasFailed } = useSelector(actor, ({ context }) => context);
  if (state === "absent" || state === "loading") return undefined;
  return {
    // A server that does not know its public address returns links as paths.
    url: new URL(url, location.href).href,
    state,
    hasFailed,
    onAsk: () => actor.send({ type: "earlierLink.ask" }),
    onKeep: () => actor.send({ type: "earlierLink.keep" }),
    onEnd: () => actor.send({ type: "earlierLink.end" }),
  };
}
