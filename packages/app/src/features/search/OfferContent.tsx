import { useMessages } from "@flaneur/ui";
import type { SuggestedChange } from "@flaneur/ui/places-screen";
import { SearchOffer, searchOffer } from "@flaneur/ui/search-suggestions";
import { readSuggestions } from "./suggest.actors.ts";
import type { OfferState } from "./use-search-offer.ts";

interface OfferContentProps {
  readonly state: OfferState;
  readonly onChoose: (change: SuggestedChange) => void;
}

/**
 * The offer above the listing. Its code is loaded when there is an offer, or when the page includes a result that may
 * contain one.
 */
export function OfferContent({ state: { offer, first }, onChoose }: OfferContentProps) {
  const messages = useMessages();
  // `located` is false, because the server has loaded the first result and does not know the visitor's location.
  const shown =
    offer === undefined && first !== null
      ? searchOffer({ typed: first.typed, ...readSuggestions(first.data.searchSuggestions) }, false, messages)
      : offer;
  return shown ? <SearchOffer offer={shown} onChoose={onChoose} /> : null;
}
