import { jsonElement } from "./html.ts";
import type { FirstResult } from "./load.ts";
import { writeStaticTexts } from "./static-texts.ts";

const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
/** The files that only a place's page needs at once. */
const PLACE_FILES = /<!--place-->([\s\S]*?)<!--\/place-->/;
const RESULTS = "<!--first-results-->";

/** The id of the element that carries the first results; the app reads it. */
const RESULTS_ID = "first-results";

/** What a page is made of, besides the nonce of its answer. */
interface PageParts {
  readonly nonce: string;
  /** HTML */
  readonly head: string;
  /** Whether the page shows a place: then it loads the code of that screen with its own. */
  readonly screen: "place" | "other";
  readonly results: readonly FirstResult[];
}

/**
 * The page as it was built, with room for what differs by address.
 * @throws when the built page has lost a mark: a page without its data would go unnoticed.
 */
export function pageTemplate(html: string): (parts: PageParts) => string {
  if (!HEAD.test(html) || !html.includes(RESULTS)) throw new Error("index.html lacks its marks for head and results");
  const page = writeStaticTexts(html);
  return ({ nonce, head, screen, results }) => {
    const byKey = Object.fromEntries(results.map(({ key, data }) => [key, data]));
    return page
      .replaceAll("%NONCE%", nonce)
      .replace(HEAD, () => head)
      .replace(PLACE_FILES, (_, files: string) => (screen === "place" ? files : ""))
      .replace(RESULTS, () =>
        results.length === 0 ? "" : jsonElement({ type: "application/json", id: RESULTS_ID }, byKey),
      );
  };
}
