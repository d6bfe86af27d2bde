/** What of the opening hours comes with their code. */
import type { FacetCount, FilterState, HoursChoice, ParisTime } from "@flaneur/domain";
import { HoursChange as HoursChangeLine, HoursFilter } from "@flaneur/ui/hours";
import type { Listing } from "@flaneur/ui/places-screen";
import { useEffect, useRef, useState } from "react";
import { useGraph } from "../../graph/graph-context.ts";
import { usePage, usePageActor } from "../../page/page-context.ts";
import { FavoritesQuery } from "../../places/favorites.graphql.ts";
import { favoritesVariables, readFavorites } from "../../places/favorites-listing.ts";
import { listingQuery, readListing } from "../../places/listing.actors.ts";
import { listingConditions } from "../../places/listing-conditions.ts";

export { HoursLine } from "@flaneur/ui/hours";

export interface OpenHoursFilterProps extends Pick<FilterState, "hours"> {
  readonly counts: readonly FacetCount[] | null;
  readonly onChange: (hours: HoursChoice | null) => void;
}

export const OpenHoursFilter = ({ hours, counts, onChange }: OpenHoursFilterProps) => (
  <HoursFilter
    value={hours}
    // Counts of a list without opening hours say nothing of them: theirs are on their way.
    counts={counts?.length === 0 ? null : counts}
    onChange={onChange}
  />
);

/** The places of a page in their order, how many there are in all, and how many are open: the same for the same list. */
const contentOf = ({ places, pagination, facets }: Listing): string =>
  JSON.stringify([places.map(({ id }) => id), pagination.total, facets.hours]);

/**
 * Whether hours have changed which favorites are listed. A heart that was taken back lets another place move up to the
 * page, and is counted no more: neither says that something has opened.
 */
function hasOtherFavorites(shown: Listing, latest: Listing): boolean {
  const listed = new Set(latest.places.map(({ id }) => id));
  return latest.pagination.total !== shown.pagination.total || shown.places.some(({ id }) => !listed.has(id));
}

export interface OpenHoursChangeProps {
  readonly filters: FilterState;
  /** What is shown; null while something else is on its way. */
  readonly listing: Listing | null;
  /** What of this was loaded: the same object for as long as nothing is loaded anew. */
  readonly result: Listing | null;
  /** A list of favorites without those whose heart was just taken back; any other as it is. */
  readonly asShown: (listing: Listing) => Listing;
  readonly onUpdate: () => void;
}

/** A list, with what it was loaded by. */
interface Loaded {
  readonly now: ParisTime;
  readonly filters: FilterState;
  readonly listing: Listing;
}

/** Loads the list of each new minute behind what is shown, and says where it is another one. */
export function OpenHoursChange({ filters, listing, result, asShown, onUpdate }: OpenHoursChangeProps) {
  const graph = useGraph();
  const page = usePageActor();
  const now = usePage(({ now }) => now);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const shown = listing === null ? null : contentOf(listing);
  const isOwn = filters.activeTab === "favorites";
  // What is shown is another list: answers of earlier minutes say nothing of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what the effect follows
  useEffect(() => setLoaded((before) => (before?.now === now ? before : null)), [shown]);
  // Favorites were loaded anew, after a heart was taken back: it is not among these, so nothing tells that it is to be
  // left out of an answer from before.
  const latestResult = useRef(result);
  useEffect(() => {
    latestResult.current = result;
    if (isOwn) setLoaded(null);
  }, [result, isOwn]);
  useEffect(() => {
    const conditions = listingConditions(page);
    if (filters.activeTab === "favorites") {
      const askedWith = latestResult.current;
      return graph.load(FavoritesQuery, favoritesVariables(filters, conditions.location(), now), (reply) => {
        if (latestResult.current !== askedWith) return;
        if ("data" in reply && !reply.stale && reply.data.viewer !== null)
          setLoaded({ now, filters, listing: readFavorites(reply.data) });
      });
    }
    const { document, variables } = listingQuery(graph, { ...conditions, now: () => now });
    return graph.load(document, variables(filters), (reply) => {
      if ("data" in reply && !reply.stale) setLoaded({ now, filters, listing: readListing(reply.data) });
    });
  }, [graph, filters, now, page]);
  const latest = loaded?.filters === filters ? asShown(loaded.listing) : null;
  const differs = (before: Listing, after: Listing): boolean =>
    filters.activeTab === "favorites" ? hasOtherFavorites(before, after) : contentOf(before) !== contentOf(after);
  const isChanged = filters.hours?.moment === "now" && listing !== null && latest !== null && differs(listing, latest);
  return <HoursChangeLine state={isChanged ? "changed" : "current"} onUpdate={onUpdate} />;
}
