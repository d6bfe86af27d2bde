import type { enLanguage } from "../en/language.ts";

export const frLanguage: typeof enLanguage = {
  language: { label: "Langue" },
  menu: { lists: "Listes" },
  footer: {
    label: "À propos de ce site",
    about: "À propos",
    credits: "Crédits",
    privacy: "Confidentialité",
    pocket: "Paris dans la poche",
  },
};
