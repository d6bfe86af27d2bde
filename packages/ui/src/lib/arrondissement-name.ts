import { arrondissementNumber, formatOrdinal } from "@flaneur/domain";

/** '1er Arrondissement' as one hears it; the code itself where it is not one of Paris. */
export function arrondissementName(code: string): string {
  const value = arrondissementNumber(code);
  if (value === null) return code;
  const { number, suffix } = formatOrdinal(value);
  return `${number}${suffix} Arrondissement`;
}
