import { arrondissementNumber } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";

/** Returns '1er Arrondissement' for a postcode, as read by screen readers, or the code itself if it is not in Paris. */
export const arrondissementName = (code: string, { categories }: Messages): string =>
  categories.arrondissements.value(code);

/** Returns '1e Arrondissement' for a postcode, as on badges (§2), or the code itself if it is not in Paris. */
export function arrondissementBadge(code: string, { arrondissements }: Messages): string {
  const number = arrondissementNumber(code);
  return number === null ? code : arrondissements.badge(number);
}
