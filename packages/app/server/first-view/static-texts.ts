import { escapeHtml } from "./html.ts";
import { SERVER_TEXTS, type ServerTexts } from "./language.ts";

/** Fills in the language of index.html and the texts that are shown before the app starts or if it cannot start. */
export const writeStaticTexts = (html: string, { messages, pages }: ServerTexts = SERVER_TEXTS.en): string =>
  html
    .replace('<html lang="en"', `<html lang="${messages.locale}"`)
    .replace("/manifest-en.webmanifest", `/manifest-${messages.locale}.webmanifest`)
    .replace("%TITLE%", escapeHtml(pages.homeTitle))
    .replace("%NEEDS_JAVASCRIPT%", escapeHtml(pages.needsJavaScript))
    .replace("%NOT_STARTED%", escapeHtml(pages.notStarted));
