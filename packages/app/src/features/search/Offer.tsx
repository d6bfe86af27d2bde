import { lazyPart } from "@flaneur/ui";
import type { SuggestedChange } from "@flaneur/ui/places-screen";
import { Suspense } from "react";
import type { OfferState } from "./use-search-offer.ts";

/** The offer. The server renders it. The browser loads its code before it hydrates a page with an offer. */
export const OfferContent = lazyPart(async () => (await import("./OfferContent.tsx")).OfferContent);

interface OfferProps {
  readonly state: OfferState;
  /** Called with the change of the offer when it is pressed. */
  readonly onChoose: (change: SuggestedChange) => void;
}

/** The offer above the places of the listing: a place or filters that the search may mean. */
export const Offer = ({ state, onChoose }: OfferProps) => (
  // The element stays without an offer, so that screen readers announce the next one.
  <div aria-live="polite">
    {(state.offer ?? state.first) !== null && (
      <Suspense>
        <OfferContent state={state} onChoose={onChoose} />
      </Suspense>
    )}
  </div>
);
