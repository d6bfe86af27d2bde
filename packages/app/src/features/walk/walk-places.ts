import type { ListedPlace } from "@flaneur/ui";
import type { WalkPlaces } from "@flaneur/ui/walk";
import { type FailedReply, unreadable } from "../../graph/failure.ts";
import type { Graph } from "../../graph/graph.ts";
import type { Loader } from "../../query/query.actors.ts";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";
import { readCard } from "../places/read-place.ts";
import { WalkPlaceQuery } from "./walk.graphql.ts";

/** The machine that loads the places of a walk by their ids. */
export const walkPlacesMachine = createQueryMachine<readonly string[], WalkPlaces>(RETRY_ONCE);

/**
 * Creates the loader of the places of a walk. An id that belongs to no place is left out. If only some of the places
 * can be loaded, they are sent as a stale result before the failure, so that the page can show them.
 */
export const walkPlacesLoader =
  (graph: Pick<Graph, "load">): Loader<readonly string[], WalkPlaces> =>
  (ids, sendBack) => {
    const found = new Map<string, ListedPlace | null>();
    const failures = new Map<string, FailedReply>();
    /** The ids of places from the cache, which are being loaded again. */
    const renewing = new Set<string>();
    let isOver = false;
    const report = () => {
      if (!ids.every((id) => found.has(id) || failures.has(id))) return;
      const result = {
        places: ids.flatMap((id) => found.get(id) ?? []),
        failedIds: ids.filter((id) => !found.has(id)),
      };
      const [failure] = failures.values();
      if (failure === undefined) return sendBack({ type: "query.result", result, stale: renewing.size > 0 });
      isOver = true;
      if (result.places.length > 0) sendBack({ type: "query.result", result, stale: true });
      sendBack({ type: "query.failure", ...failure });
    };
    report();
    const stops = ids.map((id) =>
      graph.load(WalkPlaceQuery, { id }, (reply) => {
        if (isOver) return;
        if ("failure" in reply) {
          failures.set(id, reply);
          return report();
        }
        try {
          const { place } = reply.data;
          found.set(id, place === null ? null : readCard(place.place));
        } catch (error) {
          // The data do not match the schema.
          console.error(error);
          failures.set(id, unreadable);
        }
        if (reply.stale) renewing.add(id);
        else renewing.delete(id);
        report();
      }),
    );
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  };
