import { useMessages } from "@flaneur/ui";
import { Notices, notices, sortState } from "@flaneur/ui/places-screen";
import { useSelector } from "@xstate/react";
import { Offer } from "../../features/search/Offer.tsx";
import { SharedViewNotice } from "../../features/shared-links/SharedViewNotice.tsx";
import type { Places } from "./use-places.ts";

/** The notices above the listing: the shared view, unknown values of the URL, missing locations, and the search. */
export function ListingNotices({ places }: { readonly places: Places }) {
  const { filtersActor, filters, location, offer, onSuggestion } = places;
  const messages = useMessages();
  const dropped = useSelector(filtersActor, ({ context }) => context.dropped);
  const travelTime = filters.maxTravelTime !== null && location === null ? "waits" : "applies";
  return (
    <>
      <SharedViewNotice />
      <Notices notices={notices(dropped, sortState(filters, location), travelTime, messages)} />
      <Offer state={offer} onChoose={onSuggestion} />
    </>
  );
}
