import type { enLanguage } from "../en/language.ts";

export const frLanguage: typeof enLanguage = {
  language: { label: "Langue" },
};
