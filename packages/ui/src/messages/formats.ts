/** The forms of a word by plural category; a language names those it has. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Made when it is first needed: a browser takes 15 ms and more for its first formatter, which would delay the start of the app. */
function lazily<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Numbers and plurals as a locale writes them. */
export function createFormats(locale: string) {
  const plurals = lazily(() => new Intl.PluralRules(locale));
  const numbers = lazily(() => new Intl.NumberFormat(locale));
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const decimals = lazily(() => new Intl.NumberFormat(locale, oneDigit));
  return {
    /** A count: 1234 → '1,234'. Up to 999 it is its digits, which needs no formatter. */
    number: (count: number): string => (count < 1000 ? String(count) : numbers().format(count)),
    /** 4 → '4.0' */
    oneDecimal: (value: number): string => decimals().format(value),
    /** The form that a count takes: 1 → 'place', 12 → 'places'. */
    plural: (count: number, forms: PluralForms): string => forms[plurals().select(count)] ?? forms.other,
  };
}
