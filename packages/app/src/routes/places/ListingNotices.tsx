import { useMessages } from "@flaneur/ui";
import { Notices, notices, sortState } from "@flaneur/ui/places-screen";
import { useSelector } from "@xstate/react";
import type { Places } from "./use-places.ts";

/** Notices about the listing: unknown values of the URL, and filters that require a location. */
export function ListingNotices({ places: { filtersActor, filters, location } }: { readonly places: Places }) {
  const messages = useMessages();
  const dropped = useSelector(filtersActor, ({ context }) => context.dropped);
  const travelTime = filters.maxTravelTime !== null && location === null ? "waits" : "applies";
  return <Notices notices={notices(dropped, sortState(filters, location), travelTime, messages)} />;
}
