import type { FilterState, ParisTime } from "@flaneur/domain";
import { HoursChange as HoursChangeLine } from "@flaneur/ui/hours";
import type { Listing } from "@flaneur/ui/places-screen";
import { useEffect, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { usePage, usePageActor } from "../../page/page-context.ts";
import { FavoritesQuery } from "../places/favorites.graphql.ts";
import { favoritesVariables, listingQuery, readFavorites, readListing } from "../places/listing.ts";
import { listingConditions } from "../places/listing-conditions.ts";

/** Identifies a list by its places in their order, their total number, and the counts of the states of the hours. */
const contentOf = ({ places, pagination, facets }: Listing): string =>
  JSON.stringify([places.map(({ id }) => id), pagination.total, facets.hours]);

/**
 * Whether the opening hours have changed the list of favorites. After the removal of a favorite, the number of open
 * places is smaller and another place moves to the page: the hours have not changed.
 */
function hasOtherFavorites(shown: Listing, latest: Listing): boolean {
  const listed = new Set(latest.places.map(({ id }) => id));
  return latest.pagination.total !== shown.pagination.total || shown.places.some(({ id }) => !listed.has(id));
}

export interface HoursChangeContentProps {
  readonly filters: FilterState;
  /** The visible list, or null while another list is loading. */
  readonly listing: Listing | null;
  /** The loaded list. The object is the same until the list is loaded again. */
  readonly result: Listing | null;
  /** Returns a list of favorites without those that the visitor has just removed. Returns other lists unchanged. */
  readonly asShown: (listing: Listing) => Listing;
  readonly onUpdate: () => void;
}

/** A list, with the minute and the filters that it was loaded for. */
interface Loaded {
  readonly now: ParisTime;
  readonly filters: FilterState;
  readonly listing: Listing;
}

/** While 'Open now' is chosen, loads the list every minute, and reports if it differs from the visible list. */
export function HoursChangeContent({ filters, listing, result, asShown, onUpdate }: HoursChangeContentProps) {
  const graph = useGraph();
  const page = usePageActor();
  const now = usePage(({ now }) => now);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const shown = listing === null ? null : contentOf(listing);
  // The visible list has changed: results of earlier minutes do not apply to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the visible list changes
  useEffect(() => setLoaded((before) => (before?.now === now ? before : null)), [shown]);
  // The favorites have changed: they are loaded again for this minute, since a pending reply may be from before.
  const favorites = filters.activeTab === "favorites" ? result : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the favorites change
  useEffect(() => setLoaded(null), [favorites]);
  const isOpenNow = filters.hours?.moment === "now";
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs when the favorites change
  useEffect(() => {
    if (!isOpenNow) return;
    const conditions = listingConditions(page);
    if (filters.activeTab === "favorites") {
      return graph.load(FavoritesQuery, favoritesVariables(filters, conditions.location(), now), (reply) => {
        if ("data" in reply && !reply.stale && reply.data.viewer !== null)
          setLoaded({ now, filters, listing: readFavorites(reply.data) });
      });
    }
    const { document, variables } = listingQuery(graph, { ...conditions, now: () => now });
    return graph.load(document, variables(filters), (reply) => {
      if ("data" in reply && !reply.stale) setLoaded({ now, filters, listing: readListing(reply.data) });
    });
  }, [graph, filters, isOpenNow, now, page, favorites]);
  const latest = loaded?.filters === filters ? asShown(loaded.listing) : null;
  const differs = (before: Listing, after: Listing): boolean =>
    filters.activeTab === "favorites" ? hasOtherFavorites(before, after) : contentOf(before) !== contentOf(after);
  const isChanged = isOpenNow && listing !== null && latest !== null && differs(listing, latest);
  return <HoursChangeLine state={isChanged ? "changed" : "current"} onUpdate={onUpdate} />;
}
