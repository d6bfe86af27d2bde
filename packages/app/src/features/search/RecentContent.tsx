import { RecentSearches } from "@flaneur/ui/search-start";
import { recentSearches } from "./recent-searches.ts";
import { useRecentSearches } from "./use-recent-searches.ts";

interface RecentContentProps {
  /** Called with a recent question that was pressed. */
  readonly onQuestion: (question: string) => void;
  /** Called when the last recent question was removed. */
  readonly onEmpty: () => void;
}

/** The recent searches below the empty field of the top bar. */
export function RecentContent({ onQuestion, onEmpty }: RecentContentProps) {
  const { texts, onChoose, onRemove, onClear } = useRecentSearches(true, onQuestion);
  return (
    <RecentSearches
      texts={texts}
      onChoose={onChoose}
      onRemove={(text) => {
        onRemove(text);
        if (recentSearches.read().length === 0) onEmpty();
      }}
      onClear={() => {
        onClear();
        onEmpty();
      }}
    />
  );
}
