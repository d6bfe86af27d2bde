import type { FilterState } from "@flaneur/domain";
import { HydrationBoundary, lazyPart } from "@flaneur/ui";
import { type ListingState, ShelfSpace } from "@flaneur/ui/places-screen";
import { useState } from "react";
import { CollectionsQuery } from "../../features/guide/collections.graphql.ts";
import { hasShelf } from "../../features/guide/has-shelf.ts";
import { useGraph } from "../../graph/graph-context.ts";

/** The shelf with its data. The server renders it, and the browser loads its code after the code of the page. */
export const ShelfContent = lazyPart(async () => (await import("./ShelfContent.tsx")).ShelfContent);

interface CollectionShelfProps {
  /** The filters that the visible places were loaded with: the shelf appears and disappears with the places. */
  readonly shownBy: FilterState;
  readonly listing: Pick<ListingState, "status">;
}

/** The shelf of collections above the listing. Only the first page of all places without filters has it. */
export function CollectionShelf({ shownBy, listing }: CollectionShelfProps) {
  const graph = useGraph();
  // Read in the first render: when the shelf is hydrated, the results of the page are no longer available.
  const [first] = useState(() => graph.firstResult(CollectionsQuery, {}));
  if (!hasShelf(shownBy) || listing.status === "error" || listing.status === "empty") return null;
  return (
    <HydrationBoundary fallback={<ShelfSpace />}>
      <ShelfContent first={first} />
    </HydrationBoundary>
  );
}
