/** The languages of the product: English is the specification's. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own words, for whoever does not read the language that the page is shown in. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };
