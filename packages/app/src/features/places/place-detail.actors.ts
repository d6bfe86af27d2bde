import type { Graph } from "../../graphql/graph.ts";
import type { ResultOf } from "../../graphql/graphql.ts";
import { graphActor } from "../query/query.actors.ts";
import type { FoundPlace } from "./place-detail.machine.ts";
import { PlaceQuery } from "./places.graphql.ts";
import { readCard, readDetail } from "./read-place.ts";

export const placeDetailActor = (graph: Graph) =>
  graphActor({ graph, document: PlaceQuery, variables: (id: string) => ({ id }), read: readFound });

const readFound = ({ place: found }: ResultOf<typeof PlaceQuery>): FoundPlace => ({
  detail: found === null ? null : { place: readDetail(found.place), related: found.related.map(readCard) },
});
