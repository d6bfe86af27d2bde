import { fr, frPages, frPlace, frShared } from "@flaneur/ui/french";
import { en, enPages, enPlace, enShared, LANGUAGES, type Language } from "@flaneur/ui/messages";
import { languageDetector } from "hono/language";
import { LANGUAGE_COOKIE } from "../../src/features/language/language.cookie.ts";

/** The request headers that the language depends on, for the Vary header. */
export const LANGUAGE_VARIES_BY = "accept-language, cookie";

/** Detects the language: the chosen language, else the supported language that the browser prefers, else English. */
export const detectLanguage = languageDetector({
  order: ["cookie", "header"],
  lookupCookie: LANGUAGE_COOKIE,
  caches: false,
  supportedLanguages: [...LANGUAGES],
  fallbackLanguage: "en",
});

const isLanguage = (name: string): name is Language => LANGUAGES.some((language) => language === name);

/** Returns the language that `detectLanguage` found for a request. */
export const languageOf = (detected: string): Language => (isLanguage(detected) ? detected : "en");

/** The texts of the pages that the server renders, by language. */
export const SERVER_TEXTS = {
  en: { messages: en, pages: enPages, place: enPlace.place, shared: enShared.shared },
  fr: { messages: fr, pages: frPages, place: frPlace.place, shared: frShared.shared },
} as const satisfies Record<Language, object>;

export type ServerTexts = (typeof SERVER_TEXTS)[Language];
