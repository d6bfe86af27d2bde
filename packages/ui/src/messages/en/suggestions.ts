/** Ways on from a search that found nothing. */
export const enSuggestions = {
  suggestions: {
    label: "Suggestions",
    didYouMean: (search: string) => `Did you mean ${search}?`,
    /** @param kind a category, 'a tag'. */
    is: (name: string, kind: string): string => `${name} is ${kind}`,
    /** The same search with every other filter removed. */
    withoutOthers: "Without other filters",
  },
};
