import type { RootActor } from "../App.tsx";
import type { AppInput } from "../app.machine.ts";
import type { FirstResults } from "../graph/first-results.ts";
import { readEntryState } from "../routing/entry-state.ts";
import { type Device, isDevice } from "./assumptions.ts";

interface Drawn {
  /** Where the server's markup is. */
  readonly root: HTMLElement;
  readonly page: Pick<Document, "documentElement">;
  readonly results: FirstResults;
  /** The state of the history's entry, as the router keeps it. */
  readonly entry: unknown;
}

/**
 * The device that the server has drawn the page for; null where the browser draws it itself: nothing was drawn, or what
 * was is not what this visitor is to see (the script in index.html hides it then), or a sheet covers the page.
 */
export function drawnFor({ root, page, results, entry }: Drawn): Device | null {
  const { device } = root.dataset;
  const isOwn = page.documentElement.dataset.view === "own";
  const state = typeof entry === "object" && entry !== null && "usr" in entry ? entry.usr : null;
  const hasSheet = readEntryState(state).sheet !== undefined;
  return isDevice(device) && !isOwn && !hasSheet && Object.keys(results).length > 0 ? device : null;
}

/** Tells the app what the browser knows better than the server assumed. */
export function correct(app: RootActor, assumed: AppInput, own: AppInput): void {
  const { theme, preferences, layout } = app.getSnapshot().context;
  if (own.theme !== assumed.theme) theme.send({ type: "theme.follow", theme: own.theme });
  if (own.layout !== assumed.layout) layout.send({ type: "layout.follow", layout: own.layout });
  preferences.send({ type: "preferences.follow", preferences: own.preferences });
  const { columns, phone } = assumed.viewport;
  // Each change of it draws every card again.
  if (own.viewport.columns !== columns || own.viewport.phone !== phone) {
    app.send({ type: "viewport.change", viewport: own.viewport });
  }
}
