import { STATION_KIND_NAMES, valuesByName } from "@flaneur/domain";
import type { Graph } from "../../graph/graph.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import type { FoundPlace } from "./place-detail.machine.ts";
import { PlaceQuery } from "./places.graphql.ts";
import { readCard, readDetail } from "./read-place.ts";

const STATION_KINDS = valuesByName(STATION_KIND_NAMES);

/** @param isSignedIn Returns whether the query includes favorites. Called for each load. */
export const placeDetailQuery = (graph: Graph, isSignedIn: () => boolean) => ({
  graph,
  document: PlaceQuery,
  variables: (id: string) => placeVariables(id, isSignedIn()),
  read: readFound,
});

export const placeVariables = (id: string, signedIn = false) => ({ id, ...(signedIn && { signedIn }) });

const readFound = ({ place: found }: ResultOf<typeof PlaceQuery>): FoundPlace => ({
  hasOthers: found?.hasOthers === true,
  detail: found && {
    place: readDetail(found.place),
    related: found.related.map(readCard),
    nearby: found.nearby.map(readCard),
    stations: found.stations.map(({ kind, ...station }) => ({ ...station, kind: STATION_KINDS[kind] })),
  },
});
