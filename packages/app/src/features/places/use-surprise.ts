import { loadCode } from "@flaneur/ui";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useGraph } from "../../graph/graph-context.ts";
import { usePageActor } from "../../page/page-context.ts";
import { listingConditions } from "./listing-conditions.ts";
import type { SurpriseOptions } from "./load-surprise.ts";
import { randomPlace } from "./random-place.ts";

/**
 * Returns a function that opens a random place of the list; see `chooseSurprise`. If the code of `chooseSurprise`
 * cannot be loaded, the place is chosen from the visible page. Calls are ignored while a place is being chosen. No
 * place is opened after the component was unmounted.
 */
export function useSurprise(options: SurpriseOptions): () => Promise<void> {
  const navigate = useNavigate();
  const graph = useGraph();
  const page = usePageActor();
  const isMounted = useRef(false);
  const isChoosing = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return async () => {
    if (isChoosing.current) return;
    isChoosing.current = true;
    const chosen = await loadCode(() => import("./load-surprise.ts"))
      .then(
        ({ chooseSurprise }) => chooseSurprise(graph, options, listingConditions(page)),
        () => randomPlace(options.places),
      )
      .finally(() => {
        isChoosing.current = false;
      });
    if (isMounted.current && chosen !== undefined) navigate(`/places/${encodeURIComponent(chosen)}`);
  };
}
