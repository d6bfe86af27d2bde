import type { FilterCategory } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";
import { arrondissementName, arrondissementOrdinal } from "./arrondissement-name.ts";

/** What a value of a category is called in the language of the page: '11e Arrondissement', 'Museum'. */
export function valueName(category: FilterCategory, value: string, messages: Messages): string {
  switch (category) {
    case "types":
      return messages.values.type(value);
    case "tags":
      return messages.values.tag(value);
    case "arrondissements":
      return arrondissementName(value, messages);
  }
}

/** The same in short: '11e'. */
export const shortValueName = (category: FilterCategory, value: string, messages: Messages): string =>
  category === "arrondissements" ? arrondissementOrdinal(value) : valueName(category, value, messages);
