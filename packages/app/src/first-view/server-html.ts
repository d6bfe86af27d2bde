import type { RootActor } from "../App.tsx";
import type { AppInput } from "../app.machine.ts";
import type { FirstResults } from "../graph/first-results.ts";
import { readEntryState } from "../routing/entry-state.ts";
import { type Device, isDevice } from "./assumptions.ts";

interface ServerHtml {
  /** The element with the server's HTML. */
  readonly root: HTMLElement;
  readonly page: Pick<Document, "documentElement">;
  readonly results: FirstResults;
  /** The state of the history entry, as the router stores it. */
  readonly entry: unknown;
}

/**
 * Returns the device that the server has rendered the page for. Null if the browser has to render the page itself:
 * because there is no HTML or no result, because the visitor needs another page (the script in index.html then hides
 * the HTML), or because a sheet covers the page.
 */
export function serverRenderedDevice({ root, page, results, entry }: ServerHtml): Device | null {
  const { device } = root.dataset;
  const isOwn = page.documentElement.dataset.view === "own";
  const state = typeof entry === "object" && entry !== null && "usr" in entry ? entry.usr : null;
  const hasSheet = readEntryState(state).sheet !== undefined;
  return isDevice(device) && !isOwn && !hasSheet && Object.keys(results).length > 0 ? device : null;
}

/** Replaces the values that the server assumed by the values of the browser. */
export function applyBrowserValues(app: RootActor, assumed: AppInput, own: AppInput): void {
  const { theme, preferences, layout } = app.getSnapshot().context;
  if (own.theme !== assumed.theme) theme.send({ type: "theme.follow", theme: own.theme });
  if (own.layout !== assumed.layout) layout.send({ type: "layout.follow", layout: own.layout });
  preferences.send({ type: "preferences.follow", preferences: own.preferences });
  const { columns, phone, minWidth } = assumed.viewport;
  // A change re-renders all cards.
  if (own.viewport.columns !== columns || own.viewport.phone !== phone || own.viewport.minWidth !== minWidth) {
    app.send({ type: "viewport.change", viewport: own.viewport });
  }
}
