import { contentOf } from "../../lib/content-of.ts";
import { lazyPart, useOpened } from "../../lib/lazy-part.tsx";
import type { SuggestedChange, Suggestion } from "../../view-models/suggestions.ts";

const Suggestions = lazyPart(async () => (await import("../../components/Suggestions/Suggestions.tsx")).Suggestions);

export interface SearchOfferProps {
  /** What the search means. Null if it means nothing else than the listing shows. */
  readonly offer: Suggestion | null;
  /** Called with the change of the offer when it is pressed. */
  readonly onChoose: (change: SuggestedChange) => void;
}

/** What a search means, above the places that it found as a text. */
export function SearchOffer({ offer, onChoose }: SearchOfferProps) {
  const isOpened = useOpened(Suggestions, offer !== null);
  return (
    // The element stays without an offer, so that screen readers announce the next one.
    <div aria-live="polite">
      {isOpened && offer !== null && (
        <Suggestions
          suggestions={[offer]}
          onChoose={(change) => {
            onChoose(change);
            // The pressed offer is removed, so that the focus moves to the content instead of the top of the page.
            contentOf(document)?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
