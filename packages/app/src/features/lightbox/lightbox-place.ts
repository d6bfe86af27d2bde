import type { LightboxPlace } from "@flaneur/ui";
import type { Graph } from "../../graph/graph.ts";
import { graphActor } from "../../query/query.actors.ts";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_MEDIA } from "../../query/retry-policy.ts";
import { readCard } from "../places/read-place.ts";
import { LightboxPlaceQuery } from "./lightbox.graphql.ts";

/** The result of the query for a place by its id. `place` is null if no place has the id. */
interface FoundPlace {
  readonly place: LightboxPlace | null;
}

export const lightboxPlaceMachine = createQueryMachine<string, FoundPlace>(RETRY_MEDIA);

/** @param isSignedIn Returns whether the query includes favorites. Called for each load. */
export const lightboxPlaceActor = (graph: Graph, isSignedIn: () => boolean) =>
  graphActor({
    graph,
    document: LightboxPlaceQuery,
    variables: (id: string) => ({ id, ...(isSignedIn() && { signedIn: true }) }),
    read: ({ place: found }): FoundPlace => {
      if (found === null) return { place: null };
      const { googleMapsUrl } = found.place;
      return { place: { ...readCard(found.place), googleMapsUrl } };
    },
  });
