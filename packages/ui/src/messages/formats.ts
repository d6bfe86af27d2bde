/** The forms of a word by plural category. Each language has only some of the categories. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/**
 * Creates a formatter on first use. Creating the first formatter takes 15 ms or more, which would delay the app's
 * start.
 */
function lazily<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Creates the formats of numbers and plurals of a locale. */
export function createFormats(locale: string) {
  const plurals = lazily(() => new Intl.PluralRules(locale));
  const numbers = lazily(() => new Intl.NumberFormat(locale));
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const decimals = lazily(() => new Intl.NumberFormat(locale, oneDigit));
  return {
    /** Formats a count: 1234 → '1,234'. Counts up to 999 need no formatter. */
    number: (count: number): string => (count < 1000 ? String(count) : numbers().format(count)),
    /** Formats a number with one decimal: 4 → '4.0'. */
    oneDecimal: (value: number): string => decimals().format(value),
    /** Returns the plural form of a count: 1 → 'place', 12 → 'places'. */
    plural: (count: number, forms: PluralForms): string => forms[plurals().select(count)] ?? forms.other,
  };
}
