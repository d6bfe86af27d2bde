import { escapeHtml } from "./html.ts";
import { SERVER_TEXTS, type ServerTexts } from "./language.ts";

/** Writes the texts of index.html that people read before the app starts, or instead of it, and the page's language. */
export const writeStaticTexts = (html: string, { messages, pages }: ServerTexts = SERVER_TEXTS.en): string =>
  html
    .replace('<html lang="en"', `<html lang="${messages.locale}"`)
    .replace("%TITLE%", escapeHtml(pages.homeTitle))
    .replace("%NEEDS_JAVASCRIPT%", escapeHtml(pages.needsJavaScript))
    .replace("%NOT_STARTED%", escapeHtml(pages.notStarted));
