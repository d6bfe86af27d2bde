import type { ThemeToken } from "./theme-token.ts";

/** What is required of a pair: text 4.5 (WCAG 1.4.3), graphics 3 (1.4.11); what is disabled is exempt from both. */
export type PairKind = "text" | "graphics" | "disabled";

/** Two colours that meet in the product. */
export interface ContrastPair {
  readonly front: ThemeToken;
  readonly back: ThemeToken;
  readonly kind: PairKind;
  /** Where they meet. */
  readonly use: string;
}

const pair = (kind: PairKind, front: ThemeToken, back: ThemeToken, use: string): ContrastPair => ({
  front,
  back,
  kind,
  use,
});
const text = pair.bind(null, "text");
const graphics = pair.bind(null, "graphics");

export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  text("ink", "ground", "Text of the page"),
  text("ink", "surface", "Text of dialogs, menus and cards"),
  text("ink", "sunken", "Soft button, search field"),
  text("ink", "hover", "Row under the pointer"),
  text("ink", "selected", "Chosen segment"),
  text("ink", "accent-soft", "Chosen chip, soft button under the pointer"),
  text("ink-2", "ground", "Second line: type, address, link button"),
  text("ink-2", "surface", "The same in dialogs and cards"),
  text("ink-2", "sunken", "Tag, segment"),
  text("ink-2", "hover", "Second line of a row under the pointer"),
  text("ink-3", "ground", "Counts, hints"),
  text("ink-3", "surface", "The same in dialogs and cards"),
  text("ink-3", "sunken", "Placeholder of a field"),
  text("ink-3", "hover", "Count of a row under the pointer"),
  text("on-accent", "accent", "Solid button, count of filters, current page"),
  text("danger", "ground", "Error of a field"),
  text("danger", "surface", "Error of a field in a dialog"),
  text("danger", "sunken", "Error beside a sunken field"),
  text("danger", "danger-soft", "Error notice"),
  text("on-danger", "danger", "Danger button"),
  text("plaque-text", "plaque", "Plaque, at its foot"),
  text("plaque-text", "plaque-high", "Plaque, at its head"),
  text("plaque-count", "plaque-high", "Count of a chosen arrondissement"),
  text("on-status", "opened", "Badge 'Just Opened'"),
  text("on-status", "soon", "Badge 'Opening Soon'"),
  text("map-text", "map-in", "Names on the map"),
  graphics("line-strong", "ground", "Outline of a box"),
  graphics("line-strong", "surface", "Outline of a box or field in a dialog"),
  graphics("focus", "ground", "Focus ring"),
  graphics("focus", "surface", "Focus ring in a dialog"),
  graphics("heart", "heart-ground", "Heart on a picture"),
  graphics("heart", "surface", "Heart of a table row"),
  graphics("bar", "surface", "Bar that strikes what is excluded"),
  graphics("marker", "map-in", "Marker of the selected place"),
  pair("disabled", "off", "ground", "Value that leads nowhere"),
  pair("disabled", "off", "sunken", "Disabled button"),
];
