/** What of the opening hours comes with their code. */
import type { FacetCount, FilterState } from "@flaneur/domain";
import { HoursChange as HoursChangeLine, HoursFilter } from "@flaneur/ui/hours";
import type { Listing } from "@flaneur/ui/places-screen";
import { useEffect, useState } from "react";
import { AppContext } from "../../app-context.ts";
import { useGraph } from "../../graphql/graph-context.ts";
import type { FiltersRef } from "../filters/filters.machine.ts";
import { coordinatesOf } from "../location/location.machine.ts";
import { readListing } from "../places/listing.actors.ts";
import { listingVariables } from "../places/listing.variables.ts";
import { PlacesQuery } from "../places/places.graphql.ts";

export { HoursLine } from "@flaneur/ui/hours";

interface OpenHoursFilterProps extends Pick<FilterState, "hours"> {
  readonly filters: FiltersRef;
  readonly counts: readonly FacetCount[] | null;
}

export const OpenHoursFilter = ({ hours, filters, counts }: OpenHoursFilterProps) => (
  <HoursFilter
    value={hours}
    // Counts of a list without opening hours say nothing of them: theirs are on their way.
    counts={counts?.length === 0 ? null : counts}
    onChange={(choice) => filters.send({ type: "hours.set", hours: choice })}
  />
);

/** The places of a page in their order, how many there are in all, and how many are open: the same for the same list. */
const contentOf = ({ places, pagination, facets }: Listing): string =>
  JSON.stringify([places.map(({ id }) => id), pagination.total, facets.hours]);

interface OpenHoursChangeProps {
  readonly filters: FilterState;
  readonly filtersActor: FiltersRef;
  readonly listing: Listing | null;
}

/** Loads the list of each new minute behind what is shown, and says where it is another one. */
export function OpenHoursChange({ filters, filtersActor, listing }: OpenHoursChangeProps) {
  const graph = useGraph();
  const { now, auth, location } = AppContext.useSelector(({ context }) => context);
  const [latest, setLatest] = useState<string | null>(null);
  const shown = listing === null ? null : contentOf(listing);
  // What is shown was loaded anew: older answers say nothing of it.
  useEffect(() => setLatest(shown), [shown]);
  useEffect(() => {
    const signedIn = auth.getSnapshot().context.user !== null;
    const variables = listingVariables(filters, now, signedIn, coordinatesOf(location));
    return graph.load(PlacesQuery, variables, (reply) => {
      if ("data" in reply && !reply.stale) setLatest(contentOf(readListing(reply.data)));
    });
  }, [graph, filters, now, auth, location]);
  const isChanged = filters.hours?.moment === "now" && shown !== null && latest !== null && latest !== shown;
  return (
    <HoursChangeLine
      state={isChanged ? "changed" : "current"}
      onUpdate={() => filtersActor.send({ type: "hours.update" })}
    />
  );
}
