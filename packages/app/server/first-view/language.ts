import { fr, frPages, frPlace } from "@flaneur/ui/french";
import { en, enPages, enPlace, LANGUAGES, type Language } from "@flaneur/ui/messages";
import { languageDetector } from "hono/language";
import { LANGUAGE_COOKIE } from "../../src/features/language/language.cookie.ts";

/** What decides the language of a page, for caches between here and the browser. */
export const LANGUAGE_VARIES_BY = "accept-language, cookie";

/** The language of a request: the one that was chosen, else the first that the browser asks for and we speak, else English. */
export const detectLanguage = languageDetector({
  order: ["cookie", "header"],
  lookupCookie: LANGUAGE_COOKIE,
  caches: false,
  supportedLanguages: [...LANGUAGES],
  fallbackLanguage: "en",
});

const isLanguage = (name: string): name is Language => LANGUAGES.some((language) => language === name);

/** Of a request that went through `detectLanguage`. */
export const languageOf = (detected: string): Language => (isLanguage(detected) ? detected : "en");

/** What a server writes of a page. */
export const SERVER_TEXTS = {
  en: { messages: en, pages: enPages, place: enPlace.place },
  fr: { messages: fr, pages: frPages, place: frPlace.place },
} as const satisfies Record<Language, object>;

export type ServerTexts = (typeof SERVER_TEXTS)[Language];
