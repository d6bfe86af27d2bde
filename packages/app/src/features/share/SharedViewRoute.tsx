import { useMessages } from "@flaneur/ui";
import { SharedViewScreen, sharedLinkState } from "@flaneur/ui/shared-list";
import { useActorRef } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useGraph } from "../../graph/graph-context.ts";
import { cachedResult, graphActor, networkReturnActor } from "../../query/query.actors.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { viewAddress } from "../filters/filters.address.ts";
import { sharedViewMachine, sharedViewQuery } from "./shared-queries.ts";

/**
 * The page '/views/:token' of a link that an earlier version of the app created for a saved view. When the view is
 * loaded, the page replaces its URL with the URL by which views are shared now.
 */
export function SharedViewRoute() {
  const { token = "" } = useParams();
  const graph = useGraph();
  const navigate = useNavigate();
  const messages = useMessages();
  const query = useMemo(() => sharedViewQuery(graph), [graph]);
  const machine = useMemo(
    () => sharedViewMachine.provide({ actors: { load: graphActor(query), networkReturn: networkReturnActor } }),
    [query],
  );
  const [first] = useState(() => cachedResult(query, token));
  const actor = useActorRef(machine, { input: { variables: token, first } });
  const loaded = useLoaded(actor);
  const found = loaded.result?.kind === "found" ? loaded.result.found : null;
  useEffect(() => {
    if (found !== null) navigate(viewAddress(found), { replace: true });
  }, [found, navigate]);
  return (
    <SharedViewScreen state={sharedLinkState(loaded, messages)} onRetry={() => actor.send({ type: "query.retry" })} />
  );
}
