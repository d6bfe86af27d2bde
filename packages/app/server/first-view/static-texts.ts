import { en, enPages } from "@flaneur/ui/messages";
import { escapeHtml } from "./html.ts";

/** Writes the texts of index.html that people read before the app starts, or instead of it, and the page's language. */
export const writeStaticTexts = (html: string): string =>
  html
    .replace('<html lang="en"', `<html lang="${en.locale}"`)
    .replace("%TITLE%", escapeHtml(enPages.homeTitle))
    .replace("%NEEDS_JAVASCRIPT%", escapeHtml(enPages.needsJavaScript))
    .replace("%NOT_STARTED%", escapeHtml(enPages.notStarted));
