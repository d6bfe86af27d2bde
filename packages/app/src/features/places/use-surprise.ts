import { loadCode } from "@flaneur/ui";
import { useNavigate } from "react-router";
import { useGraph } from "../../graph/graph-context.ts";
import { usePageActor } from "../../page/page-context.ts";
import { listingConditions } from "../../places/listing-conditions.ts";
import type { SurpriseOptions } from "./load-surprise.ts";

/** Returns a function that opens a random place of the list. */
export function useSurprise(options: SurpriseOptions): () => Promise<void> {
  const navigate = useNavigate();
  const graph = useGraph();
  const page = usePageActor();
  return async () => {
    const { chooseSurprise } = await loadCode(() => import("./load-surprise.ts"));
    const chosen = await chooseSurprise(graph, options, listingConditions(page));
    if (chosen !== undefined) navigate(`/places/${encodeURIComponent(chosen)}`);
  };
}
