import type { RecentSearchesProps } from "@flaneur/ui/search-start";
import { useEffect, useState } from "react";
import { recentSearches } from "./recent-searches.ts";

/**
 * Returns the recent searches for an empty search field. They are read each time the search opens.
 * @param onChoose Called with the question that was pressed.
 */
export function useRecentSearches(isOpen: boolean, onChoose: (question: string) => void): RecentSearchesProps {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isOpen) setTexts(recentSearches.read());
  }, [isOpen]);
  return {
    texts,
    onChoose,
    onRemove: (text) => {
      recentSearches.remove(text);
      setTexts(recentSearches.read());
    },
    onClear: () => {
      recentSearches.clear();
      setTexts([]);
    },
  };
}
