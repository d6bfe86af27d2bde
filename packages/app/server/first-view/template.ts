import { type ParisTime, parisTimeText } from "@flaneur/domain";
import type { Device } from "../../src/first-view/assumptions.ts";
import { type PublicSettings, SETTINGS_ID } from "../../src/page/public-settings.ts";
import { emptyElement, escapeHtml, jsonElement } from "./html.ts";
import { SERVER_TEXTS, type ServerTexts } from "./language.ts";
import type { FirstResult } from "./load.ts";
import { withLaterStart } from "./start-later.ts";
import { writeStaticTexts } from "./static-texts.ts";

const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
/** The parts of the page that load the files of one screen only. */
const SCREEN_FILES = /<!--screen:([a-z]+)-->([\s\S]*?)<!--\/screen-->/g;
const RESULTS = "<!--first-results-->";
/** The element that the app renders into. */
const VIEW = /<!--view-->[\s\S]*?<!--\/view-->/;

/** The id of the element with the first results, which the app reads. */
const RESULTS_ID = "first-results";

/** Returns the results by the keys that the app uses. */
export const resultsByKey = (results: readonly FirstResult[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(results.map(({ key, data }) => [key, data]));

/**
 * A screen with its own files: the page of a place (`place`), of a collection or neighbourhood (`guide`), about the
 * product, or of a shared list. `other` is any screen without its own files.
 */
export type Screen = "place" | "guide" | "about" | "shared" | "other";

/** The contents of a page. */
interface PageParts {
  /** The nonce of the response for its content security policy. */
  readonly nonce: string;
  /** The content of the head, as HTML. */
  readonly head: string;
  /** The screen whose styles and code the page also loads. `other` adds no files. */
  readonly screen: Screen;
  readonly results: readonly FirstResult[];
  /** The rendered first view, or null if the browser renders it. */
  readonly view: RenderedView | null;
  readonly settings: PublicSettings;
}

/**
 * A rendered first view.
 * @property device The device that the view is rendered for.
 * @property now The minute that the view is rendered for.
 * @property html The HTML of the app.
 */
export interface RenderedView {
  readonly device: Device;
  readonly now: ParisTime;
  readonly html: string;
}

/** Returns the element with the public settings of the server, or an empty string if all settings are null. */
const settingsElement = (settings: PublicSettings): string =>
  Object.values(settings).every((value) => value === null)
    ? ""
    : jsonElement({ type: "application/json", id: SETTINGS_ID }, settings);

/**
 * Returns a function that replaces the marks of the built page by contents.
 * @throws Error if the built page lacks a mark, because the contents would be missing without an error.
 */
export function pageTemplate(html: string, texts: ServerTexts = SERVER_TEXTS.en): (parts: PageParts) => string {
  if (!HEAD.test(html) || !html.includes(RESULTS) || !VIEW.test(html)) {
    throw new Error("index.html lacks its marks for head, view and results");
  }
  const withoutView = writeStaticTexts(html, texts);
  const withView = withLaterStart(
    withoutView
      .replace(escapeHtml(texts.pages.needsJavaScript), () => escapeHtml(texts.pages.withoutJavaScript))
      // Styles use this attribute instead of `:has()`, which the browser would evaluate at every change of the page.
      .replace("<body>", "<body data-server-rendered>"),
  );
  return ({ nonce, head, screen, results, view, settings }) => {
    return (view === null ? withoutView : withView)
      .replaceAll("%NONCE%", nonce)
      .replace(HEAD, () => head)
      .replace(SCREEN_FILES, (_, name: string, files: string) => (name === screen ? files : ""))
      .replace(VIEW, () => {
        const attributes = view === null ? {} : { "data-now": parisTimeText(view.now), "data-device": view.device };
        return `${emptyElement("div", { id: "root", ...attributes })}${view?.html ?? ""}</div>`;
      })
      .replace(RESULTS, () => {
        const byKey = resultsByKey(results);
        const written = results.length === 0 ? "" : jsonElement({ type: "application/json", id: RESULTS_ID }, byKey);
        return `${settingsElement(settings)}${written}`;
      });
  };
}
