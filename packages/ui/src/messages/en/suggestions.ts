import type { FilterCategory } from "@flaneur/domain";

/** Ways on from a search that found nothing. */
export const enSuggestions = {
  suggestions: {
    label: "Suggestions",
    didYouMean: (search: string) => `Did you mean ${search}?`,
    is: (name: string, category: FilterCategory): string =>
      `${name} is ${{ tags: "a tag", types: "a type", arrondissements: "an arrondissement" }[category]}`,
    /** The same search with every other filter removed. */
    withoutOthers: "Without other filters",
  },
};
