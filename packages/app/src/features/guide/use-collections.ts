import { useMessages } from "@flaneur/ui";
import { type CollectionTile, localText } from "@flaneur/ui/guide";
import { useActorRef } from "@xstate/react";
import { useMemo } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { cachedResult, graphActor, networkReturnActor } from "../../query/query.actors.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { collectionsMachine, collectionsQuery } from "./guide-queries.ts";

/** Loads the collections. Returns null while they are loading, and none after a failure: no page needs them. */
export function useCollections(): readonly CollectionTile[] | null {
  const graph = useGraph();
  const messages = useMessages();
  const query = useMemo(() => collectionsQuery(graph), [graph]);
  const machine = useMemo(
    () => collectionsMachine.provide({ actors: { load: graphActor(query), networkReturn: networkReturnActor } }),
    [query],
  );
  const actor = useActorRef(machine, { input: { variables: null, first: cachedResult(query, null) } });
  const { result, failure } = useLoaded(actor);
  if (result === null) return failure === null ? null : NONE;
  return result.collections.map(({ slug, title, count, covers }) => ({
    href: `/collections/${encodeURIComponent(slug)}`,
    title: localText(title, messages),
    count,
    covers,
  }));
}

const NONE: readonly CollectionTile[] = [];
