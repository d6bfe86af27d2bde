import type { FilterCategory } from "@flaneur/domain";
import type { Messages } from "../messages/en.ts";
import { arrondissementName, arrondissementOrdinal } from "./arrondissement-name.ts";

/** What a value of a category is called: '11e Arrondissement'. Types and tags are called what they are. */
export const valueName = (category: FilterCategory, value: string, messages: Messages): string =>
  category === "arrondissements" ? arrondissementName(value, messages) : value;

/** The same in short: '11e'. */
export const shortValueName = (category: FilterCategory, value: string, messages: Messages): string =>
  category === "arrondissements" ? arrondissementOrdinal(value) : valueName(category, value, messages);
