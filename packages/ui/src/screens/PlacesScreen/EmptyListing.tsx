import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { contentOf } from "../../lib/content-of.ts";
import { lazyPart, useOpened } from "../../lib/lazy-part.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import type { SuggestedChange, Suggestion } from "../../view-models/suggestions.ts";

const Suggestions = lazyPart(async () => (await import("../../components/Suggestions/Suggestions.tsx")).Suggestions);

export interface EmptyListingProps {
  /** Ways on. @default none */
  readonly suggestions?: readonly Suggestion[] | undefined;
  readonly onSuggestion?: ((change: SuggestedChange) => void) | undefined;
  readonly onClearAll: (() => void) | undefined;
}

/** No place matches: ways on, where there are some. */
export function EmptyListing({ suggestions = [], onSuggestion, onClearAll }: EmptyListingProps) {
  const messages = useMessages();
  const hasSuggestions = useOpened(Suggestions, suggestions.length > 0);
  const choose = (change: SuggestedChange) => {
    onSuggestion?.(change);
    // The suggestions go with the empty listing; focus must not fall back to the top of the page.
    contentOf(document)?.focus({ preventScroll: true });
  };
  return (
    <EmptyState
      title={messages.listing.empty}
      suggestions={
        hasSuggestions && suggestions.length > 0 && <Suggestions suggestions={suggestions} onChoose={choose} />
      }
      action={
        onClearAll !== undefined && (
          <Button size="large" onClick={onClearAll}>
            {messages.common.clearAll}
          </Button>
        )
      }
    />
  );
}
