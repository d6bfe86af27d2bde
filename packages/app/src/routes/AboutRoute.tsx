import { AboutScreen, useAboutMessages } from "@flaneur/ui/about";
import { useActorRef } from "@xstate/react";
import { useMemo, useState } from "react";
import { filterOptionsQuery, hostedFilterOptions } from "../features/filters/filter-options.actors.ts";
import { collectionsMachine, collectionsQuery } from "../features/guide/guide-queries.ts";
import { useGraph } from "../graph/graph-context.ts";
import { usePage } from "../page/page-context.ts";
import { cachedResult, graphActor, networkReturnActor } from "../query/query.actors.ts";
import { useLoaded } from "../query/use-loaded.ts";
import { useAnchor } from "../routing/use-anchor.ts";
import { useTitle } from "../routing/use-title.ts";

const NO_PICTURES: readonly string[] = [];

/** The page '/about' about the product. Its strip shows the pictures of the collections. */
export function AboutRoute() {
  const graph = useGraph();
  const { about } = useAboutMessages();
  const query = useMemo(() => collectionsQuery(graph), [graph]);
  const machine = useMemo(
    () => collectionsMachine.provide({ actors: { load: graphActor(query), networkReturn: networkReturnActor } }),
    [query],
  );
  const [first] = useState(() => cachedResult(query, null));
  const { result, failure } = useLoaded(useActorRef(machine, { input: { variables: null, first } }));
  const covers = useMemo(
    () => result && [...new Set(result.collections.flatMap(({ covers: pictures }) => pictures))],
    [result],
  );
  const [firstOptions] = useState(() => cachedResult(filterOptionsQuery(graph), null));
  const optionsMachine = useMemo(() => hostedFilterOptions(graph), [graph]);
  const options = useLoaded(useActorRef(optionsMachine, { input: { variables: null, first: firstOptions } }));
  const { operator } = usePage(({ settings }) => settings);
  useTitle(about.sections.about);
  useAnchor();
  // The page is complete without its pictures: a failure is not reported.
  const pictures = covers ?? (failure === null ? null : NO_PICTURES);
  return <AboutScreen pictures={pictures} allCurated={options.result?.allCurated === true} operator={operator} />;
}
