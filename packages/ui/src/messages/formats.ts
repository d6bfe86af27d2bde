/**
 * The forms of a word for counts. The counts of the product need only these two plural categories in both languages.
 */
type PluralForms = Readonly<Record<"one" | "other", string>>;

function formatsOf(language: "en" | "fr") {
  const whole = new Intl.NumberFormat(language);
  const decimals = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const rules = new Intl.PluralRules(language);
  const number = (count: number): string => whole.format(count);
  const oneDecimal = (value: number): string => decimals.format(value);
  return {
    /** Formats a count: 1234 → '1,234'. */
    number,
    /**
     * Formats a size with a unit: 1,597,010 → '1.6 MB'.
     * @param bytes The size in bytes.
     * @param units The units for 10⁶ and 10⁹ bytes, with the space before them.
     */
    size: (bytes: number, [mega, giga]: readonly [string, string]): string => {
      const megabytes = Math.round(bytes / 1_000_000);
      if (Math.round(bytes / 100_000) < 100) return `${oneDecimal(bytes / 1_000_000)}${mega}`;
      return megabytes < 1_000 ? `${number(megabytes)}${mega}` : `${oneDecimal(bytes / 1_000_000_000)}${giga}`;
    },
    /** Formats a number with one decimal: 4 → '4.0'. */
    oneDecimal,
    /** Returns the plural form of a count: 1 → 'place', 12 → 'places'. */
    plural: (count: number, forms: PluralForms): string => (rules.select(count) === "one" ? forms.one : forms.other),
  };
}

const formats = new Map<"en" | "fr", ReturnType<typeof formatsOf>>();

/** Returns the formats of numbers and plurals of a language. The files of its texts share one set of formatters. */
export function createFormats(language: "en" | "fr"): ReturnType<typeof formatsOf> {
  const known = formats.get(language) ?? formatsOf(language);
  formats.set(language, known);
  return known;
}

/** Adds the full stop to a text that has no end mark, so that another sentence can follow. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
