import { INITIAL_FILTERS, RELATED_LIMIT, setSearch } from "@flaneur/domain";
import type { PlaceGuesses } from "@flaneur/ui/place-screen";
import { useActorRef } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import { listingVariables } from "../../places/listing.variables.ts";
import { PlacesQuery } from "../../places/places.graphql.ts";
import { readCard } from "../../places/read-place.ts";
import { graphActor } from "../../query/query.actors.ts";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";
import { useLoaded } from "../../query/use-loaded.ts";

type Guess = ReturnType<typeof readCard>;

/** The first places that a search finds; the best rated for an empty one. */
const guessesMachine = createQueryMachine<string, readonly Guess[]>(RETRY_ONCE);

/** What is asked for depends on no hour. */
const NO_TIME = { day: 0, minute: 0 };
const BEST = { ...INITIAL_FILTERS, sortBy: "rating", sortOrder: "desc" } as const;

const guessVariables = (text: string) => ({
  ...listingVariables(text === "" ? BEST : setSearch(INITIAL_FILTERS, text), NO_TIME),
  limit: RELATED_LIMIT,
});
const readGuesses = ({ places }: ResultOf<typeof PlacesQuery>): readonly Guess[] => places.nodes.map(readCard);

/** The words of an id: `cafe-de-flore` was probably the Café de Flore. */
const wordsOf = (id: string): string => id.replaceAll("-", " ");

function useGuesses(text: string): readonly Guess[] | null {
  const graph = useGraph();
  const machine = useMemo(
    () =>
      guessesMachine.provide({
        actors: { load: graphActor({ graph, document: PlacesQuery, variables: guessVariables, read: readGuesses }) },
      }),
    [graph],
  );
  const actor = useActorRef(machine, { input: { variables: text } });
  useEffect(() => actor.send({ type: "query.load", variables: text }), [actor, text]);
  return useLoaded(actor).result;
}

/**
 * What somebody may have meant by the id of a place that does not exist.
 * @param onSearch called with the text of the search box when it is submitted.
 */
export function usePlaceGuesses(id: string, onSearch: (text: string) => void): PlaceGuesses {
  const [text, setText] = useState(() => wordsOf(id));
  const found = useGuesses(text);
  const best = useGuesses("");
  // Always six: what the search finds, and the best that there are.
  const places = new Map([...(found ?? []), ...(best ?? [])].map((place) => [place.id, place]));
  return {
    search: {
      value: text,
      onValueChange: setText,
      onSubmit: () => onSearch(text),
    },
    places: found === null || best === null ? [] : [...places.values()].slice(0, RELATED_LIMIT),
  };
}
