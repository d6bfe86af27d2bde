import { useMessages } from "@flaneur/ui";
import { Notices, notices, SharedViewNotice, sortState } from "@flaneur/ui/places-screen";
import { Offer } from "../../search/Offer.tsx";
import type { Places } from "./use-places.ts";

/** The notices above the listing: the shared view, unknown values of the URL, missing locations, and the search. */
export function ListingNotices({ places }: { readonly places: Places }) {
  const { filtersActor, filters, dropped, viewName, location, offer, onSuggestion } = places;
  const messages = useMessages();
  const travelTime = filters.maxTravelTime !== null && location === null ? "waits" : "applies";
  return (
    <>
      <SharedViewNotice name={viewName} onClose={() => filtersActor.send({ type: "sharedView.close" })} />
      <Notices notices={notices(dropped, sortState(filters, location), travelTime, messages)} />
      <Offer state={offer} onChoose={onSuggestion} />
    </>
  );
}
