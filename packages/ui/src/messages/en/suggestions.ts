/** The texts of suggestions for a search without results. */
export const enSuggestions = {
  suggestions: {
    label: "Suggestions",
    didYouMean: (search: string) => `Did you mean ${search}?`,
    /** @param kind The category with an article, such as 'a tag'. */
    is: (name: string, kind: string): string => `${name} is ${kind}`,
    /** The suggestion that keeps the search and removes all other filters. */
    withoutOthers: "Without other filters",
  },
};
