/**
 * The forms of a word for counts. The counts of the product need only these two plural categories in both languages.
 */
type PluralForms = Readonly<Record<"one" | "other", string>>;

/**
 * The rules by which a language writes counts. `Intl` is not used for counts, because creating its first formatter
 * blocks the page.
 */
interface CountRules {
  /** The character between groups of three digits. */
  readonly separator: string;
  /** The character before decimals. */
  readonly point: string;
  readonly isSingular: (count: number) => boolean;
}

const COUNT_RULES = {
  en: { separator: ",", point: ".", isSingular: (count) => count === 1 },
  fr: { separator: "\u202f", point: ",", isSingular: (count) => count < 2 },
} as const satisfies Record<string, CountRules>;

/** Creates the formats of numbers and plurals of a language. */
export function createFormats(language: keyof typeof COUNT_RULES) {
  const { separator, point, isSingular } = COUNT_RULES[language];
  let decimals: Intl.NumberFormat | undefined;
  const number = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, separator);
  return {
    /** Formats a count: 1234 → '1,234'. */
    number,
    /**
     * Formats a size with a unit: 1,597,010 → '1.6 MB'.
     * @param bytes The size in bytes.
     * @param units The units for 10⁶ and 10⁹ bytes, with the space before them.
     */
    size: (bytes: number, [mega, giga]: readonly [string, string]): string => {
      const tenths = (value: number) => value.toFixed(1).replace(".", point);
      const megabytes = Math.round(bytes / 1_000_000);
      if (Math.round(bytes / 100_000) < 100) return `${tenths(bytes / 1_000_000)}${mega}`;
      return megabytes < 1_000 ? `${number(megabytes)}${mega}` : `${tenths(bytes / 1_000_000_000)}${giga}`;
    },
    /** Formats a number with one decimal: 4 → '4.0'. */
    oneDecimal: (value: number): string => {
      decimals ??= new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      return decimals.format(value);
    },
    /** Returns the plural form of a count: 1 → 'place', 12 → 'places'. */
    plural: (count: number, forms: PluralForms): string => (isSingular(count) ? forms.one : forms.other),
  };
}

/** Adds the full stop to a text that has no end mark, so that another sentence can follow. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
