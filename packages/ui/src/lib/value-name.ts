import type { FilterCategory } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";
import { arrondissementOrdinal } from "./arrondissement-ordinal.ts";

/** Returns the name of a category value in the language of the page: '11e Arrondissement', 'Museum'. */
export const valueName = (category: FilterCategory, value: string, { categories }: Messages): string =>
  categories[category].value(value);

/** Returns the name of a category value, shortened to '11e' for an arrondissement. */
export const shortValueName = (category: FilterCategory, value: string, messages: Messages): string =>
  category === "arrondissements" ? arrondissementOrdinal(value) : valueName(category, value, messages);
