import type { Coordinates, FilterOptions, FilterState, ParisTime } from "@flaneur/domain";
import type { Messages } from "@flaneur/ui";
import { type Suggestion, type SuggestionCounts, suggestions } from "@flaneur/ui/places-screen";
import { createActor } from "xstate";
import type { Graph } from "../../graph/graph.ts";
import { networkReturnActor } from "../../query/query.actors.ts";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";
import { suggestionsActor } from "./suggestions.actors.ts";

export interface SuggestionsInput {
  readonly graph: Graph;
  /** The filters, with a search that found no place. */
  readonly filters: FilterState;
  /** The confirmed location, or null. */
  readonly location: Coordinates | null;
  readonly now: ParisTime;
  readonly options: FilterOptions;
  readonly messages: Messages;
}

/** Loads a correction of the search, and the numbers of places that other filters would find. */
const suggestionsMachine = createQueryMachine<FilterState, SuggestionCounts>(RETRY_ONCE);

/**
 * Loads a corrected spelling of the search, and the counts of places with fewer filters. Passes the suggestions that
 * follow from these to `listen`. Returns a function that cancels the load.
 */
export function loadSuggestions(
  { graph, filters, location, now, options, messages }: SuggestionsInput,
  listen: (found: readonly Suggestion[]) => void,
): () => void {
  // Counts and corrections refer to all places. On the Favorites tab they would be wrong.
  if (filters.activeTab === "favorites") return () => {};
  const machine = suggestionsMachine.provide({
    actors: { load: suggestionsActor(graph, location, now), networkReturn: networkReturnActor },
  });
  const actor = createActor(machine, { input: { variables: filters } });
  actor.subscribe(({ context: { result } }) => {
    if (result !== null) listen(suggestions(filters.search, options, result, messages));
  });
  actor.start();
  return () => actor.stop();
}
