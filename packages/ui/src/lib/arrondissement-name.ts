import { arrondissementNumber, formatOrdinal } from "@flaneur/domain";
import type { Messages } from "../messages/catalogue.ts";

/** '11e', from a code; the code itself where it is not one of Paris. */
export function arrondissementOrdinal(code: string): string {
  const value = arrondissementNumber(code);
  if (value === null) return code;
  const { number, suffix } = formatOrdinal(value);
  return `${number}${suffix}`;
}

/** '1er Arrondissement', as screen readers read it; the code itself where it is not one of Paris. */
export const arrondissementName = (code: string, { arrondissements }: Messages): string =>
  arrondissementNumber(code) === null ? code : arrondissements.name(arrondissementOrdinal(code));

/** '1e Arrondissement', as §2 writes it on badges; the code itself where it is not one of Paris. */
export function arrondissementBadge(code: string, { arrondissements }: Messages): string {
  const number = arrondissementNumber(code);
  return number === null ? code : arrondissements.badge(number);
}
