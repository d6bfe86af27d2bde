import type { FilterCategory } from "@flaneur/domain";
import { arrondissementOrdinal } from "../../lib/arrondissement-ordinal.ts";

/** The texts of one category of filters. */
export interface CategoryTexts {
  /** Above its values. */
  readonly title: string;
  /** In place of its values where there are none. */
  readonly none: string;
  /** One of its values. */
  readonly singular: string;
  /** One of its values after 'is', as in 'Pizza is a tag'. */
  readonly kind: string;
  /** Before its values in a sentence about places, and the article of each value. */
  readonly phrase: { readonly is: string; readonly isNot: string; readonly article: string };
  /** What a value is called. One that is not known stays as it is. */
  readonly value: (value: string) => string;
}

/** The texts of each category of filters. */
export const enCategories: Readonly<Record<FilterCategory, CategoryTexts>> = {
  types: {
    title: "Types",
    none: "No types available",
    singular: "Type",
    kind: "a type",
    phrase: { is: "that are ", isNot: "that are not ", article: "" },
    value: (name) => name,
  },
  tags: {
    title: "Tags",
    none: "No tags available",
    singular: "Tag",
    kind: "a tag",
    phrase: { is: "tagged ", isNot: "not tagged ", article: "" },
    value: (name) => name,
  },
  arrondissements: {
    title: "Arrondissements",
    none: "No arrondissements available",
    singular: "Arrondissement",
    kind: "an arrondissement",
    phrase: { is: "in ", isNot: "not in ", article: "the " },
    value: (code) => {
      const ordinal = arrondissementOrdinal(code);
      return ordinal === code ? code : `${ordinal} Arrondissement`;
    },
  },
};
