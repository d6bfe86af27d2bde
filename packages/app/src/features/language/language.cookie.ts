import { LANGUAGES, type Language } from "@flaneur/ui/messages";

/** The cookie with the chosen language. The server reads the cookie, too, and renders the page in that language. */
export const LANGUAGE_COOKIE = "language";
const YEAR_SECONDS = 31_536_000;

/** Stores the chosen language for a year. */
export function keepLanguage(
  page: Pick<Document, "cookie">,
  location: Pick<Location, "protocol">,
  language: Language,
): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  page.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** Returns the stored language. Undefined if the visitor has chosen none. */
export const chosenLanguage = ({ cookie }: Pick<Document, "cookie">): Language | undefined =>
  LANGUAGES.find((language) => cookie.split("; ").includes(`${LANGUAGE_COOKIE}=${language}`));
