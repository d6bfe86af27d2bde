import type { FilterState } from "@flaneur/domain";
import type { Messages } from "@flaneur/ui";
import type { Suggestion } from "@flaneur/ui/places-screen";
import { searchOffer } from "@flaneur/ui/search-suggestions";
import { createActor } from "xstate";
import type { Graph } from "../../graph/graph.ts";
import type { ListingConditions } from "../places/listing-conditions.ts";
import { hostedSuggestions } from "./suggest.actors.ts";

interface OfferInput {
  readonly graph: Graph;
  readonly conditions: ListingConditions;
  readonly filters: FilterState;
  readonly messages: Messages;
}

/**
 * Loads the offer for the search of the filters, and passes it to `listen`. Passes null if there is no offer, or if
 * the request fails. Returns a function that cancels the load.
 */
export function loadOffer(
  { graph, conditions, filters, messages }: OfferInput,
  listen: (offer: Suggestion | null) => void,
): () => void {
  const text = filters.search;
  const actor = createActor(hostedSuggestions(graph, conditions), { input: { variables: { text, filters } } });
  actor.subscribe(({ context: { result, failure } }) => {
    if (failure !== null) listen(null);
    else if (result !== null) listen(searchOffer({ typed: text, ...result }, conditions.location() !== null, messages));
  });
  actor.start();
  return () => actor.stop();
}
