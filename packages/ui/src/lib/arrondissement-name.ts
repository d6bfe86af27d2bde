import { arrondissementNumber } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";

/** Returns '1er Arrondissement' for '75001', as read by screen readers, or the code itself if it is not in Paris. */
export const arrondissementName = (code: string, { categories }: Messages): string =>
  categories.arrondissements.value(code);

/**
 * Returns '11e Arrondissement' for '75011', as on badges (§2), or the code itself if it is not in Paris. For '75001',
 * the English badge has '1e', the French badge '1er'.
 */
export function arrondissementBadge(code: string, { arrondissements }: Messages): string {
  const number = arrondissementNumber(code);
  return number === null ? code : arrondissements.badge(number);
}
