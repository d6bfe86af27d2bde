import type { UnlistedTopic } from "@flaneur/domain";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { focusContent } from "../../lib/content-of.ts";
import { lazyPart, useOpened } from "../../lib/lazy-part.tsx";
import { useMessages } from "../../messages/use-messages.ts";
import type { SuggestedChange, Suggestion } from "../../view-models/suggestions.ts";

const Suggestions = lazyPart(async () => (await import("../../components/Suggestions/Suggestions.tsx")).Suggestions);

export interface EmptyListingProps {
  /** What the search is about, if no list has it. @default null */
  readonly unlisted?: UnlistedTopic | null;
  /** Suggestions for other filters or searches. @default none */
  readonly suggestions?: readonly Suggestion[] | undefined;
  /** Called with the change of the suggestion that was pressed. */
  readonly onSuggestion?: ((change: SuggestedChange) => void) | undefined;
  /** Called when 'Clear all' is pressed. If undefined, the button is omitted. */
  readonly onClearAll: (() => void) | undefined;
}

/** The content of a listing without places, with suggestions. */
export function EmptyListing({ unlisted = null, suggestions = [], onSuggestion, onClearAll }: EmptyListingProps) {
  const messages = useMessages();
  const hasSuggestions = useOpened(Suggestions, suggestions.length > 0);
  const choose = (change: SuggestedChange) => {
    onSuggestion?.(change);
    // The pressed suggestion is removed. Without this call, the focus would return to the top of the page.
    focusContent();
  };
  return (
    <EmptyState
      title={unlisted === null ? messages.listing.empty : messages.listing.unlisted[unlisted]}
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
