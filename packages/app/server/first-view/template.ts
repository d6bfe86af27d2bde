import { type ParisTime, parisTimeText } from "@flaneur/domain";
import type { Device } from "../../src/first-view/assumptions.ts";
import type { FirstResults } from "../../src/graph/first-results.ts";
import { NO_SETTINGS, type PublicSettings, SETTINGS_ID } from "../../src/page/public-settings.ts";
import { emptyElement, escapeHtml, jsonElement } from "./html.ts";
import { SERVER_TEXTS, type ServerTexts } from "./language.ts";
import type { LoadedResult } from "./read-results.ts";
import { writeStaticTexts } from "./static-texts.ts";

const NONCE = "%NONCE%";
const HEAD = /^<!--head-->[\s\S]*<!--\/head-->$/;
/** A part of the page that loads the files of one screen only. */
const SCREEN_FILES = /^<!--screen:([a-z]+)-->([\s\S]*)<!--\/screen-->$/;
const RESULTS = "<!--first-results-->";
/** The element that the app renders into. */
const VIEW = /^<!--view-->[\s\S]*<!--\/view-->$/;
/** A mark: a placeholder, or two comments with the text between them. */
const MARK = /(%NONCE%|<!--first-results-->|<!--(?:head|view|screen:[a-z]+)-->[\s\S]*?<!--\/(?:head|view|screen)-->)/;

/** The id of the element with the first results, which the app reads. */
const RESULTS_ID = "first-results";

/** Returns the results by the keys that the app uses. */
export const resultsByKey = (results: readonly LoadedResult[]): FirstResults =>
  Object.fromEntries(results.map(({ key, ...result }) => [key, result]));

/**
 * A screen with its own files: the page of a place (`place`), of a collection or neighbourhood (`guide`), about the
 * product (`about`), or of a link to a list or view (`shared`). `other` is any screen without its own files.
 */
export type Screen = "place" | "guide" | "about" | "shared" | "other";

interface PageParts {
  /** The nonce of the response for its content security policy. */
  readonly nonce: string;
  /** The content of the head, as HTML. */
  readonly head: string;
  /** The screen of the page. Its styles and code are loaded, too. `other` adds no files. */
  readonly screen: Screen;
  readonly results: readonly LoadedResult[];
  /** The rendered first view, or null if the browser renders it. */
  readonly view: RenderedView | null;
  readonly settings: PublicSettings;
}

/** A rendered first view. */
export interface RenderedView {
  /** The device that the view is rendered for. */
  readonly device: Device;
  /** The minute that the view is rendered for. */
  readonly now: ParisTime;
  /** The HTML of the app. */
  readonly html: string;
}

/** Returns the element with the public settings of the server, or an empty string if all settings are the defaults. */
const settingsElement = (settings: PublicSettings): string =>
  JSON.stringify(settings) === JSON.stringify(NO_SETTINGS)
    ? ""
    : jsonElement({ type: "application/json", id: SETTINGS_ID }, settings);

function rootElement({ view }: PageParts): string {
  if (view === null) return `${emptyElement("div", { id: "root" })}</div>`;
  const { now, device, html } = view;
  return `${emptyElement("div", { id: "root", "data-now": parisTimeText(now), "data-device": device })}${html}</div>`;
}

function resultsElement(results: readonly LoadedResult[]): string {
  return results.length === 0 ? "" : jsonElement({ type: "application/json", id: RESULTS_ID }, resultsByKey(results));
}

/** A piece of the page: its text, or a function that returns the text. */
type Piece = string | ((parts: PageParts) => string);

/** @param piece A mark, or the text between two marks. */
function pieceOf(piece: string): Piece {
  if (piece === NONCE) return ({ nonce }) => nonce;
  if (piece === RESULTS) return ({ settings, results }) => `${settingsElement(settings)}${resultsElement(results)}`;
  if (HEAD.test(piece)) return ({ head }) => head;
  if (VIEW.test(piece)) return rootElement;
  const [, name, files = ""] = SCREEN_FILES.exec(piece) ?? [];
  if (name === undefined) return piece;
  return ({ screen, nonce }) => (screen === name ? files.replaceAll(NONCE, nonce) : "");
}

/**
 * Returns a function that replaces the marks of the built page by contents. The page is split at its marks once: to
 * replace each mark in the whole page would copy hundreds of kilobytes several times for each request.
 * @throws Error if the built page lacks the mark of the head, the view or the results.
 */
export function pageTemplate(html: string, texts: ServerTexts = SERVER_TEXTS.en): (parts: PageParts) => string {
  const marks = html.split(MARK);
  if (!marks.includes(RESULTS) || ![HEAD, VIEW].every((mark) => marks.some((piece) => mark.test(piece)))) {
    throw new Error("index.html lacks its marks for head, view and results");
  }
  const withoutView = writeStaticTexts(html, texts);
  const withView = withoutView
    .replace(escapeHtml(texts.pages.needsJavaScript), () => escapeHtml(texts.pages.withoutJavaScript))
    // Styles use this attribute instead of `:has()`, which the browser would evaluate at every change of the page.
    .replace("<body>", "<body data-server-rendered>");
  const pieces = { withView: withView.split(MARK).map(pieceOf), withoutView: withoutView.split(MARK).map(pieceOf) };
  return (parts) =>
    pieces[parts.view === null ? "withoutView" : "withView"]
      .map((piece) => (typeof piece === "string" ? piece : piece(parts)))
      .join("");
}
