import { arrondissementNumber } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";

/** '1er Arrondissement', as screen readers read it; the code itself where it is not one of Paris. */
export const arrondissementName = (code: string, { categories }: Messages): string =>
  categories.arrondissements.value(code);

/** '1e Arrondissement', as §2 writes it on badges; the code itself where it is not one of Paris. */
export function arrondissementBadge(code: string, { arrondissements }: Messages): string {
  const number = arrondissementNumber(code);
  return number === null ? code : arrondissements.badge(number);
}
