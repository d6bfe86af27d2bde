import { INITIAL_FILTERS, RELATED_LIMIT, setSearch, TYPING_PAUSE_MS } from "@flaneur/domain";
import type { PlaceGuesses } from "@flaneur/ui/place-screen";
import { useActorRef } from "@xstate/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import { graphActor, networkReturnActor } from "../../query/query.actors.ts";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";
import { useLoaded } from "../../query/use-loaded.ts";
import { BEST_RATED, firstOf } from "./best-rated.ts";
import { PlacesQuery } from "./places.graphql.ts";
import { readCard } from "./read-place.ts";
import { useSurprise } from "./use-surprise.ts";

type Guess = ReturnType<typeof readCard>;

interface Guesses {
  readonly places: readonly Guess[];
  /** The number of all places that the search finds. */
  readonly total: number;
}

/** Queries the first places of a search, or the best rated places if the search is empty. */
const guessesMachine = createQueryMachine<string, Guesses>(RETRY_ONCE);

const guessVariables = (text: string) =>
  firstOf(text === "" ? BEST_RATED : setSearch(INITIAL_FILTERS, text), RELATED_LIMIT);
const readGuesses = ({ places }: ResultOf<typeof PlacesQuery>): Guesses => ({
  places: places.nodes.map(readCard),
  total: places.pagination.total,
});

/** Returns the words of an id: `cafe-de-flore` becomes "cafe de flore". */
const wordsOf = (id: string): string => id.replaceAll("-", " ");

/** Returns the places of a search. While the visitor types, the places of the earlier text stay. */
function useGuesses(text: string): Guesses | null {
  const graph = useGraph();
  const machine = useMemo(
    () =>
      guessesMachine.provide({
        actors: {
          load: graphActor({ graph, document: PlacesQuery, variables: guessVariables, read: readGuesses }),
          networkReturn: networkReturnActor,
        },
      }),
    [graph],
  );
  const actor = useActorRef(machine, { input: { variables: text } });
  const loaded = useRef(text);
  useEffect(() => {
    if (loaded.current === text) return;
    const pause = setTimeout(() => {
      loaded.current = text;
      actor.send({ type: "query.load", variables: text });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [actor, text]);
  return useLoaded(actor).result;
}

const NO_GUESSES: readonly Guess[] = [];

interface GuessesOptions {
  /** Called with the text of the search box when the visitor submits it. */
  readonly onSearch: (text: string) => void;
  readonly onShowMap: () => void;
}

/**
 * Returns what the page of a missing place offers: a search for the words of its id, the places that this search finds,
 * completed by the best rated places, a random place, and the map.
 */
export function usePlaceGuesses(id: string, { onSearch, onShowMap }: GuessesOptions): PlaceGuesses {
  const [text, setText] = useState(() => wordsOf(id));
  const found = useGuesses(text);
  const best = useGuesses("");
  // The results of the search come first, then the best rated places. A place that is in both is kept once.
  const places = new Map([...(found?.places ?? []), ...(best?.places ?? [])].map((place) => [place.id, place]));
  const surprise = useSurprise({ filters: BEST_RATED, places: best?.places ?? NO_GUESSES, total: best?.total ?? 0 });
  return {
    search: {
      value: text,
      onValueChange: setText,
      onSubmit: () => onSearch(text),
    },
    onShowMap,
    onSurprise: () => void surprise(),
    places: found === null || best === null ? [] : [...places.values()].slice(0, RELATED_LIMIT),
  };
}
