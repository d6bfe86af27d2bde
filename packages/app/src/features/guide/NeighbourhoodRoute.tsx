import { INITIAL_FILTERS, setValues } from "@flaneur/domain";
import { useMessages } from "@flaneur/ui";
import { guideState, localText, NeighbourhoodScreen, type PageState, type ShownNeighbourhood } from "@flaneur/ui/guide";
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
import { filtersAddress } from "../filters/filters.address.ts";
import { StreetsWithin } from "../map/Streets.tsx";
import { type FoundNeighbourhood, neighbourhoodMachine, neighbourhoodQuery } from "./guide-queries.ts";
import { useGuideCards } from "./use-guide-cards.ts";

/** The page '/neighbourhoods/:slug' of a neighbourhood. */
export function NeighbourhoodRoute() {
  const { slug = "" } = useParams();
  return <NeighbourhoodPage key={slug} slug={slug} />;
}

const NONE: readonly never[] = [];

function NeighbourhoodPage({ slug }: { readonly slug: string }) {
  const graph = useGraph();
  const messages = useMessages();
  const { place } = usePlaceMessages();
  const { auth } = useActors();
  const query = useMemo(() => neighbourhoodQuery(graph, () => auth.getSnapshot().context.user !== null), [graph, auth]);
  const machine = useMemo(
    () => neighbourhoodMachine.provide({ actors: { load: graphActor(query), networkReturn: networkReturnActor } }),
    [query],
  );
  const [first] = useState(() => cachedResult(query, slug));
  const actor = useActorRef(machine, { input: { variables: slug, first } });
  useReloadForUser(actor);
  const loaded = useLoaded(actor);
  const cards = useGuideCards(loaded.result?.neighbourhood?.places ?? NONE);
  const state: PageState<ShownNeighbourhood> = guideState(loaded, messages, (found: FoundNeighbourhood) => {
    if (found.neighbourhood === null) return null;
    const { text, types, neighbours, ...area } = found.neighbourhood;
    const within = setValues(INITIAL_FILTERS, "neighbourhoods", [area.name]);
    return {
      ...area,
      text: text && localText(text, messages),
      types: types.map((type) => ({ ...type, href: filtersAddress(setValues(within, "types", [type.value])) })),
      neighbours: neighbours.map(({ slug: other, name, arrondissements, count }) => ({
        ...{ name, count },
        href: `/neighbourhoods/${encodeURIComponent(other)}`,
        arrondissement: arrondissements[0] ?? null,
      })),
      listingHref: filtersAddress(within),
    };
  });
  useTitle(titleOf(state, place.pageNotFoundTitle));
  return (
    <NeighbourhoodScreen
      {...cards}
      state={state}
      streetsIn={(outline) => <StreetsWithin outline={outline} />}
      onRetry={() => actor.send({ type: "query.retry" })}
    />
  );
}

const titleOf = (state: PageState<ShownNeighbourhood>, missing: string): string | undefined => {
  if (state.status === "ready") return state.data.name;
  return state.status === "missing" ? missing : undefined;
};
