import type { FilterCategory } from "@flaneur/domain";
import { arrondissementOrdinal } from "../../lib/arrondissement-ordinal.ts";
import type { CategoryTexts } from "../en/categories.ts";
import { frValues } from "./values.ts";

export const frCategories: Readonly<Record<FilterCategory, CategoryTexts>> = {
  types: {
    title: "Types",
    none: "Aucun type disponible",
    singular: "Type",
    kind: "un type de lieu",
    phrase: { is: "de type ", isNot: "qui ne sont pas de type ", article: "" },
    value: frValues.type,
  },
  tags: {
    title: "Thèmes",
    none: "Aucun thème disponible",
    singular: "Thème",
    kind: "un thème",
    phrase: { is: "avec le thème ", isNot: "sans le thème ", article: "" },
    value: frValues.tag,
  },
  arrondissements: {
    title: "Arrondissements",
    none: "Aucun arrondissement disponible",
    singular: "Arrondissement",
    kind: "un arrondissement",
    phrase: { is: "dans ", isNot: "qui ne sont pas dans ", article: "le " },
    value: (code) => {
      const ordinal = arrondissementOrdinal(code);
      return ordinal === code ? code : `${ordinal} arrondissement`;
    },
  },
  neighbourhoods: {
    title: "Quartiers",
    none: "Aucun quartier disponible",
    singular: "Quartier",
    kind: "un quartier",
    phrase: { is: "dans le quartier ", isNot: "hors du quartier ", article: "" },
    value: (name) => name,
  },
};
