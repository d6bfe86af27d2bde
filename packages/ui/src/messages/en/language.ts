/** The texts of the language menu. */
export const enLanguage = {
  language: { label: "Language" },
};
