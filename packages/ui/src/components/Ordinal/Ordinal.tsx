import { arrondissementNumber, formatOrdinal } from "@flaneur/domain";

/** A text that may be an ordinal, such as a value of the filters: '11e' with its raised letter. */
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
