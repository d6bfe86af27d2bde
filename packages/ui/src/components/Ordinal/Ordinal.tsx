import { arrondissementNumber, formatOrdinal } from "@flaneur/domain";

/** '11e' with its raised letter, from a code; the code itself where it is not one of Paris. */
export function Ordinal({ code }: { readonly code: string }) {
  const value = arrondissementNumber(code);
  if (value === null) return code;
  const { number, suffix } = formatOrdinal(value);
  return (
    <>
      {number}
      <sup>{suffix}</sup>
    </>
  );
}
