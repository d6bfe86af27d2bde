import { useMessages } from "@flaneur/ui";
import { localText, Shelf } from "@flaneur/ui/guide";
import { useActorRef } from "@xstate/react";
import { useMemo } from "react";
import { type Collections, collectionsMachine, collectionsQuery } from "../../features/guide/guide-queries.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { graphActor, networkReturnActor } from "../../query/query.actors.ts";
import { useLoaded } from "../../query/use-loaded.ts";

export interface ShelfContentProps {
  /** The collections that the page includes, or null. */
  readonly first: Collections | null;
}

/** Loads the collections and shows them as a shelf. */
export function ShelfContent({ first }: ShelfContentProps) {
  const graph = useGraph();
  const messages = useMessages();
  const query = useMemo(() => collectionsQuery(graph), [graph]);
  const machine = useMemo(
    () => collectionsMachine.provide({ actors: { load: graphActor(query), networkReturn: networkReturnActor } }),
    [query],
  );
  const { result, failure } = useLoaded(useActorRef(machine, { input: { variables: null, first } }));
  // The page is complete without the collections, so a failure is not shown.
  if (result === null && failure !== null) return null;
  const collections = result?.collections.map(({ slug, title, count, covers }) => ({
    href: `/collections/${encodeURIComponent(slug)}`,
    title: localText(title, messages),
    count,
    covers,
  }));
  return <Shelf collections={collections ?? null} />;
}
