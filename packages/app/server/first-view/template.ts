import { type ParisTime, parisTimeText } from "@flaneur/domain";
import type { Device } from "../../src/first-view/assumptions.ts";
import { type PublicSettings, SETTINGS_ID } from "../../src/page/public-settings.ts";
import { emptyElement, escapeHtml, jsonElement } from "./html.ts";
import { SERVER_TEXTS, type ServerTexts } from "./language.ts";
import type { FirstResult } from "./load.ts";
import { withLaterStart } from "./start-later.ts";
import { writeStaticTexts } from "./static-texts.ts";

const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
/** The files that only a place's page needs at once. */
const PLACE_FILES = /<!--place-->([\s\S]*?)<!--\/place-->/g;
const RESULTS = "<!--first-results-->";
/** The app's own element. */
const VIEW = /<!--view-->[\s\S]*?<!--\/view-->/;

/** The id of the element that carries the first results; the app reads it. */
const RESULTS_ID = "first-results";

/** As the app looks them up. */
export const resultsByKey = (results: readonly FirstResult[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(results.map(({ key, data }) => [key, data]));

/** What a page is made of, besides the nonce of its answer. */
interface PageParts {
  readonly nonce: string;
  /** HTML */
  readonly head: string;
  /** Whether the page shows a place: then it loads the code of that screen with its own. */
  readonly screen: "place" | "other";
  readonly results: readonly FirstResult[];
  /** The first view, drawn; null where the browser draws it. */
  readonly view: DrawnView | null;
  readonly settings: PublicSettings;
}

/** @property device that it is drawn for. @property now the minute that it is drawn for. @property html of the app. */
export interface DrawnView {
  readonly device: Device;
  readonly now: ParisTime;
  readonly html: string;
}

/** The settings of the server that the page may know; nothing where there are none. */
const settingsElement = (settings: PublicSettings): string =>
  Object.values(settings).every((value) => value === null)
    ? ""
    : jsonElement({ type: "application/json", id: SETTINGS_ID }, settings);

/**
 * The page as it was built, with room for what differs by address.
 * @throws when the built page has lost a mark: a page without its data would go unnoticed.
 */
export function pageTemplate(html: string, texts: ServerTexts = SERVER_TEXTS.en): (parts: PageParts) => string {
  if (!HEAD.test(html) || !html.includes(RESULTS) || !VIEW.test(html)) {
    throw new Error("index.html lacks its marks for head, view and results");
  }
  const undrawn = writeStaticTexts(html, texts);
  const drawn = withLaterStart(
    undrawn
      .replace(escapeHtml(texts.pages.needsJavaScript), () => escapeHtml(texts.pages.withoutJavaScript))
      // For the styles of the page: asked by `:has()`, they would be computed anew at every change of the page.
      .replace("<body>", "<body data-drawn>"),
  );
  return ({ nonce, head, screen, results, view, settings }) => {
    return (view === null ? undrawn : drawn)
      .replaceAll("%NONCE%", nonce)
      .replace(HEAD, () => head)
      .replace(PLACE_FILES, (_, files: string) => (screen === "place" ? files : ""))
      .replace(VIEW, () => {
        const drawn = view === null ? {} : { "data-now": parisTimeText(view.now), "data-device": view.device };
        return `${emptyElement("div", { id: "root", ...drawn })}${view?.html ?? ""}</div>`;
      })
      .replace(RESULTS, () => {
        const byKey = resultsByKey(results);
        const written = results.length === 0 ? "" : jsonElement({ type: "application/json", id: RESULTS_ID }, byKey);
        return `${settingsElement(settings)}${written}`;
      });
  };
}
