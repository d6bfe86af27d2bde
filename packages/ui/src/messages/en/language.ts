/** The texts of the footer, and of the menu of a phone. */
export const enLanguage = {
  language: { label: "Language" },
  menu: { lists: "Lists" },
  footer: {
    label: "About this site",
    about: "About",
    credits: "Credits",
    privacy: "Privacy",
    pocket: "Paris in your pocket",
  },
};
