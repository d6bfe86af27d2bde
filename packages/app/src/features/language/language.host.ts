import type { Language } from "@flaneur/ui/messages";

/** The server reads it, too: it draws the page in that language. */
export const LANGUAGE_COOKIE = "language";
const YEAR_SECONDS = 31_536_000;

/** Keeps the language for a year and loads the page again in it, at the same address. */
export function showLanguage(
  page: Pick<Document, "cookie">,
  location: Pick<Location, "reload" | "protocol">,
  language: Language,
): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  page.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  location.reload();
}
