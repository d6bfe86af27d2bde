/** The texts of the footer. */
export const enLanguage = {
  language: { label: "Language" },
  footer: {
    label: "About this site",
    about: "About",
    credits: "Credits",
    privacy: "Privacy",
    pocket: "Paris in your pocket",
  },
};
