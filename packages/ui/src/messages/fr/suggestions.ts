import type { FilterCategory } from "@flaneur/domain";
import type { enSuggestions } from "../en/suggestions.ts";

export const frSuggestions: typeof enSuggestions = {
  suggestions: {
    label: "Suggestions",
    didYouMean: (search: string) => `Vouliez-vous dire « ${search} » ?`,
    is: (name: string, category: FilterCategory): string =>
      `${name} est ${{ tags: "un thème", types: "un type de lieu", arrondissements: "un arrondissement" }[category]}`,
    withoutOthers: "Sans les autres filtres",
  },
};
