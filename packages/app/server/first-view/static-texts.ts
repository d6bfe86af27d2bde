import { en, type Messages } from "@flaneur/ui/messages";
import { escapeHtml } from "./html.ts";

/** Writes the texts of index.html that people read before the app starts, or instead of it, and the page's language. */
export function writeStaticTexts(html: string, { locale, product }: Messages = en): string {
  return html
    .replace('<html lang="en"', `<html lang="${locale}"`)
    .replace("%TITLE%", escapeHtml(product.homeTitle))
    .replace("%NEEDS_JAVASCRIPT%", escapeHtml(product.needsJavaScript))
    .replace("%NOT_STARTED%", escapeHtml(product.notStarted));
}
