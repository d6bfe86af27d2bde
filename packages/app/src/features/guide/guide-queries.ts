import type { ListedPlace } from "@flaneur/ui";
import type { Graph } from "../../graph/graph.ts";
import type { ResultOf } from "../../graph/graphql.ts";
import type { GraphQuery } from "../../query/query.actors.ts";
import { createQueryMachine } from "../../query/query.machine.ts";
import { RETRY_ONCE } from "../../query/retry-policy.ts";
import { readCard } from "../places/read-place.ts";
import { CollectionsQuery } from "./collections.graphql.ts";
import { CollectionQuery, NeighbourhoodQuery } from "./guide.graphql.ts";

type Node = ResultOf<typeof CollectionsQuery>["collections"][number];
/** A text in each language of the product. */
type LocalizedText = Node["title"];

/** The collections of the shelf. */
export interface Collections {
  readonly collections: readonly Node[];
}
export const collectionsMachine = createQueryMachine<null, Collections>(RETRY_ONCE);
export const collectionsQuery = (
  graph: Graph,
): GraphQuery<null, Record<string, never>, ResultOf<typeof CollectionsQuery>, Collections> => ({
  graph,
  document: CollectionsQuery,
  variables: () => ({}),
  read: (data) => data,
});

/** A collection with its places. `collection` is null if no collection has the slug. */
export interface FoundCollection {
  readonly collection: {
    readonly title: LocalizedText;
    readonly sentence: LocalizedText;
    readonly places: readonly ListedPlace[];
  } | null;
}
export const collectionMachine = createQueryMachine<string, FoundCollection>(RETRY_ONCE);

/** @param isSignedIn Returns whether the query includes favorites. Called for each load. */
export const collectionQuery = (graph: Graph, isSignedIn: () => boolean) => ({
  graph,
  document: CollectionQuery,
  variables: (slug: string) => guideVariables({ slug }, isSignedIn()),
  read: ({ collection }: ResultOf<typeof CollectionQuery>): FoundCollection => ({
    collection: collection && { ...collection, places: collection.places.map(readCard) },
  }),
});

/** Adds the variable that includes favorites to the variables of a page. */
const guideVariables = <Variables extends object>(variables: Variables, signedIn = false) => ({
  ...variables,
  ...(signedIn && { signedIn }),
});

type NeighbourhoodNode = NonNullable<ResultOf<typeof NeighbourhoodQuery>["neighbourhood"]>;
/** A neighbourhood with all that its page shows. `neighbourhood` is null if no neighbourhood has the slug. */
export interface FoundNeighbourhood {
  readonly neighbourhood: (Omit<NeighbourhoodNode, "places"> & { readonly places: readonly ListedPlace[] }) | null;
}
export const neighbourhoodMachine = createQueryMachine<string, FoundNeighbourhood>(RETRY_ONCE);

/** @param isSignedIn Returns whether the query includes favorites. Called for each load. */
export const neighbourhoodQuery = (graph: Graph, isSignedIn: () => boolean) => ({
  graph,
  document: NeighbourhoodQuery,
  variables: (slug: string) => guideVariables({ slug }, isSignedIn()),
  read: ({ neighbourhood }: ResultOf<typeof NeighbourhoodQuery>): FoundNeighbourhood => ({
    neighbourhood: neighbourhood && { ...neighbourhood, places: neighbourhood.places.map(readCard) },
  }),
});
