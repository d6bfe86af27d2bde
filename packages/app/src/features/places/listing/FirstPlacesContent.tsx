import { FirstPlaces } from "@flaneur/ui/bring";
import { useActorRef } from "@xstate/react";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useGraph } from "../../../graph/graph-context.ts";
import { graphActor, networkReturnActor } from "../../../query/query.actors.ts";
import { useLoaded } from "../../../query/use-loaded.ts";
import { useReloadForUser } from "../../../session/use-reload-for-user.ts";
import { useGuideCards } from "../../guide/use-guide-cards.ts";
import { firstPlacesMachine, firstPlacesQuery } from "../first-places.ts";

const NONE: readonly never[] = [];

/** Loads some well-known places. A failure is not shown, because the page is complete without these places. */
export function FirstPlacesContent() {
  const graph = useGraph();
  const machine = useMemo(() => {
    const load = graphActor(firstPlacesQuery(graph));
    return firstPlacesMachine.provide({ actors: { load, networkReturn: networkReturnActor } });
  }, [graph]);
  const actor = useActorRef(machine, { input: { variables: null } });
  useReloadForUser(actor);
  const { result, failure } = useLoaded(actor);
  const cards = useGuideCards(result?.places ?? NONE);
  const part = useRef<HTMLDivElement>(null);
  // After the first press on a heart, the list of favorites replaces this part. The focus then moves to that list.
  useLayoutEffect(() => {
    const shown = part.current;
    return () => {
      if (shown?.contains(document.activeElement) !== true) return;
      queueMicrotask(() => (document.getElementById("results") ?? document.getElementById("content"))?.focus());
    };
  }, []);
  const hasFailed = result === null && failure !== null;
  return <div ref={part}>{!hasFailed && <FirstPlaces {...cards} places={result?.places ?? null} />}</div>;
}
