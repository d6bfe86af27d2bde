import { useMessages } from "@flaneur/ui";
import type { SuggestedChange } from "@flaneur/ui/places-screen";
import { SearchOffer, searchOffer } from "@flaneur/ui/search-suggestions";
import { readSuggestions } from "./suggest.actors.ts";
import type { OfferState } from "./use-search-offer.ts";

interface OpenOfferProps {
  readonly state: OfferState;
  readonly onChoose: (change: SuggestedChange) => void;
}

/** The offer with its data. Loaded when a search means something. */
export function OpenOffer({ state: { offer, first }, onChoose }: OpenOfferProps) {
  const messages = useMessages();
  // The server, which loads the first result, knows no location.
  const shown =
    offer === undefined && first !== null
      ? searchOffer({ typed: first.typed, ...readSuggestions(first.data.searchSuggestions) }, false, messages)
      : offer;
  return shown ? <SearchOffer offer={shown} onChoose={onChoose} /> : null;
}
