import type { FilterState } from "@flaneur/domain";
import { Shelf } from "@flaneur/ui/guide";
import type { ListingState } from "@flaneur/ui/places-screen";
import { hasShelf } from "../../guide/has-shelf.ts";
import { useCollections } from "../../guide/use-collections.ts";

interface CollectionShelfProps {
  /** The filters that the visible places were loaded with: the shelf appears and disappears with the places. */
  readonly shownBy: FilterState;
  readonly listing: Pick<ListingState, "status">;
}

/** The shelf of collections above the listing. Only the first page of all places without filters has it. */
export const CollectionShelf = ({ shownBy, listing }: CollectionShelfProps) =>
  !hasShelf(shownBy) || listing.status === "error" || listing.status === "empty" ? null : <LoadedShelf />;

const LoadedShelf = () => <Shelf collections={useCollections()} />;
