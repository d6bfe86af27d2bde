/** The texts of the choice of a language. */
export const enLanguage = {
  language: { label: "Language" },
};
