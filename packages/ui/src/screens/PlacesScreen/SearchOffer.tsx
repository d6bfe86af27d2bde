import { Suggestions } from "../../components/Suggestions/Suggestions.tsx";
import { focusContent } from "../../lib/content-of.ts";
import type { SuggestedChange, Suggestion } from "../../view-models/suggestions.ts";

export interface SearchOfferProps {
  /** The suggestion that says what the search means. */
  readonly offer: Suggestion;
  /** Called with the change of the offer when it is pressed. */
  readonly onChoose: (change: SuggestedChange) => void;
}

/** A suggestion that says what a search means, above the places whose names or addresses contain the search. */
export const SearchOffer = ({ offer, onChoose }: SearchOfferProps) => (
  <Suggestions
    suggestions={[offer]}
    onChoose={(change) => {
      onChoose(change);
      // The pressed offer is removed. Without this call, the focus would return to the top of the page.
      focusContent();
    }}
  />
);
