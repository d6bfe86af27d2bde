import type { ListedPlace } from "@flaneur/ui";
import { unreadable } from "../../graph/failure.ts";
import type { Graph } from "../../graph/graph.ts";
import { readCard } from "../../places/read-place.ts";
import type { Loader } from "../../query/query.actors.ts";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";
import { WalkPlaceQuery } from "./walk.graphql.ts";

/** The machine that loads the places of a walk by their ids. */
export const walkPlacesMachine = createQueryMachine<readonly string[], readonly ListedPlace[]>(RETRY_ONCE);

/** Creates the loader of the places of a walk. An id that belongs to no place is left out. */
export const walkPlacesLoader =
  (graph: Pick<Graph, "load">): Loader<readonly string[], readonly ListedPlace[]> =>
  (ids, sendBack) => {
    const found = new Map<string, ListedPlace | null>();
    let isOver = false;
    const fail = (reply: typeof unreadable) => {
      isOver = true;
      sendBack({ type: "query.failure", ...reply });
    };
    const report = (stale: boolean) => {
      if (found.size === ids.length)
        sendBack({ type: "query.result", result: ids.flatMap((id) => found.get(id) ?? []), stale });
    };
    report(false);
    const stops = ids.map((id) =>
      graph.load(WalkPlaceQuery, { id }, (reply) => {
        if (isOver) return;
        if ("failure" in reply) return fail(reply);
        try {
          const { place } = reply.data;
          found.set(id, place === null ? null : readCard(place.place));
        } catch (error) {
          // The data do not match the schema.
          console.error(error);
          return fail(unreadable);
        }
        report(reply.stale);
      }),
    );
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  };
