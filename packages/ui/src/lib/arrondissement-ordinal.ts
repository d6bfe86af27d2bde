import { arrondissementNumber, formatOrdinal } from "@flaneur/domain";

/** '11e', from a code; the code itself where it is not one of Paris. */
export function arrondissementOrdinal(code: string): string {
  const value = arrondissementNumber(code);
  if (value === null) return code;
  const { number, suffix } = formatOrdinal(value);
  return `${number}${suffix}`;
}
