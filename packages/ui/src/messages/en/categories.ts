import type { FilterCategory } from "@flaneur/domain";
import { arrondissementOrdinal } from "../../lib/arrondissement-ordinal.ts";
import { valueNames } from "../value-names.ts";

/** The texts of one category of filters. */
export interface CategoryTexts {
  /** The heading above the values. */
  readonly title: string;
  /** The text shown if the category has no values. */
  readonly none: string;
  /** The singular of the title, such as 'Type'. */
  readonly singular: string;
  /** The singular with its article, in the middle of a sentence: 'a tag' in 'Pizza is a tag'. */
  readonly kind: string;
  /** The texts before the values in a sentence about places, and the article of each value. */
  readonly phrase: { readonly is: string; readonly isNot: string; readonly article: string };
  /** Returns the name of a value. An unknown value is returned unchanged. */
  readonly value: (value: string) => string;
}

/** The neighbourhoods that have another name in English. */
const ENGLISH_NEIGHBOURHOODS: readonly (readonly [string, string])[] = [
  ["Quartier chinois", "Chinatown"],
  ["Quartier Latin", "Latin Quarter"],
];

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
  neighbourhoods: {
    title: "Neighbourhoods",
    none: "No neighbourhoods available",
    singular: "Neighbourhood",
    kind: "a neighbourhood",
    phrase: { is: "in ", isNot: "not in ", article: "" },
    value: valueNames(ENGLISH_NEIGHBOURHOODS),
  },
};
