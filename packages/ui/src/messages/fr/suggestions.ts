import type { enSuggestions } from "../en/suggestions.ts";

export const frSuggestions: typeof enSuggestions = {
  suggestions: {
    label: "Suggestions",
    didYouMean: (search: string) => `Vouliez-vous dire « ${search} » ?`,
    is: (name: string, kind: string): string => `${name} est ${kind}`,
    withoutOthers: "Sans les autres filtres",
  },
};
