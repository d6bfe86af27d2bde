import { Suggestions } from "../../components/Suggestions/Suggestions.tsx";
import { contentOf } from "../../lib/content-of.ts";
import type { SuggestedChange, Suggestion } from "../../view-models/suggestions.ts";

export interface SearchOfferProps {
  /** What the search means. */
  readonly offer: Suggestion;
  /** Called with the change of the offer when it is pressed. */
  readonly onChoose: (change: SuggestedChange) => void;
}

/** What a search means, above the places that it found as a text. */
export const SearchOffer = ({ offer, onChoose }: SearchOfferProps) => (
  <Suggestions
    suggestions={[offer]}
    onChoose={(change) => {
      onChoose(change);
      // The pressed offer is removed, so that the focus moves to the content instead of the top of the page.
      contentOf(document)?.focus({ preventScroll: true });
    }}
  />
);
