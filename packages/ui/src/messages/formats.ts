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
  readonly isSingular: (count: number) => boolean;
}

const COUNT_RULES = {
  en: { separator: ",", isSingular: (count) => count === 1 },
  fr: { separator: "\u202f", isSingular: (count) => count < 2 },
} as const satisfies Record<string, CountRules>;

/** Creates the formats of numbers and plurals of a language. */
export function createFormats(language: keyof typeof COUNT_RULES) {
  const { separator, isSingular } = COUNT_RULES[language];
  let decimals: Intl.NumberFormat | undefined;
  return {
    /** Formats a count: 1234 → '1,234'. */
    number: (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, separator),
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
