import { arrondissementNumber, formatOrdinal } from "@flaneur/domain";

/** Returns '11e' for a postcode, or the code itself if it is not in Paris. */
export function arrondissementOrdinal(code: string): string {
  const value = arrondissementNumber(code);
  if (value === null) return code;
  const { number, suffix } = formatOrdinal(value);
  return `${number}${suffix}`;
}
