import type { FilterCategory } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";
import { arrondissementOrdinal } from "./arrondissement-ordinal.ts";

/** What a value of a category is called in the language of the page: '11e Arrondissement', 'Museum'. */
export const valueName = (category: FilterCategory, value: string, { categories }: Messages): string =>
  categories[category].value(value);

/** The same in short: '11e'. */
export const shortValueName = (category: FilterCategory, value: string, messages: Messages): string =>
  category === "arrondissements" ? arrondissementOrdinal(value) : valueName(category, value, messages);
