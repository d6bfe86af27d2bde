import { arrondissementNumber, formatOrdinal } from "@flaneur/domain";

/** A text that may be an ordinal, such as a filter value. The letters of an ordinal ('11e') are superscript. */
export function OrdinalText({ text }: { readonly text: string }) {
  const [, number, suffix] = /^(\d{1,2})(er|e)$/.exec(text) ?? [];
  if (number === undefined) return text;
  return (
    <>
      {number}
      <sup>{suffix}</sup>
    </>
  );
}

/** The ordinal of a postcode, such as '11e' with a superscript letter, or the code itself if it is not in Paris. */
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
