import { useMessages } from "@flaneur/ui";
import { CollectionScreen, guideState, localText, type PageState, type ShownCollection } from "@flaneur/ui/guide";
import { usePlaceMessages } from "@flaneur/ui/place-screen";
import { useActorRef } from "@xstate/react";
import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { useActors } from "../../app-context.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { cachedResult, graphActor, networkReturnActor } from "../../query/query.actors.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { useTitle } from "../../routing/use-title.ts";
import { useReloadForUser } from "../../session/use-reload-for-user.ts";
import { collectionMachine, collectionQuery, type FoundCollection } from "./guide-queries.ts";
import { useGuideCards } from "./use-guide-cards.ts";

/** The page '/collections/:slug' of a curated collection. */
export function CollectionRoute() {
  const { slug = "" } = useParams();
  return <CollectionPage key={slug} slug={slug} />;
}

const NONE: readonly never[] = [];

function CollectionPage({ slug }: { readonly slug: string }) {
  const graph = useGraph();
  const messages = useMessages();
  const { place } = usePlaceMessages();
  const { auth } = useActors();
  const query = useMemo(() => collectionQuery(graph, () => auth.getSnapshot().context.user !== null), [graph, auth]);
  const machine = useMemo(
    () => collectionMachine.provide({ actors: { load: graphActor(query), networkReturn: networkReturnActor } }),
    [query],
  );
  const [first] = useState(() => cachedResult(query, slug));
  const actor = useActorRef(machine, { input: { variables: slug, first } });
  useReloadForUser(actor);
  const loaded = useLoaded(actor);
  const cards = useGuideCards(loaded.result?.collection?.places ?? NONE);
  const state: PageState<ShownCollection> = guideState(loaded, messages, ({ collection }: FoundCollection) => {
    if (collection === null) return null;
    const { title, sentence, places } = collection;
    return { title: localText(title, messages), sentence: localText(sentence, messages), places };
  });
  useTitle(titleOf(state, place.pageNotFoundTitle));
  return <CollectionScreen {...cards} state={state} onRetry={() => actor.send({ type: "query.retry" })} />;
}

const titleOf = (state: PageState<ShownCollection>, missing: string): string | undefined => {
  if (state.status === "ready") return state.data.title;
  return state.status === "missing" ? missing : undefined;
};
