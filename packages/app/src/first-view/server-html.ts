import { DEFAULT_LAYOUT } from "@flaneur/domain";
import type { RootActor } from "../App.tsx";
import type { AppInput } from "../app.machine.ts";
import { setPreferences } from "../features/filters/preferences.storage.ts";
import type { StoredAuth } from "../session/auth.storage.ts";
import { ASSUMED_THEME, type Device, isDevice } from "./assumptions.ts";

/** The initial values of the browser. */
export interface BrowserInput extends AppInput {
  readonly auth: StoredAuth;
}

/**
 * Returns the device that the server has rendered the page for. Null if the page has no HTML of the server: the browser
 * then renders the page itself.
 */
export function serverRenderedDevice({ dataset: { device } }: HTMLElement): Device | null {
  return isDevice(device) ? device : null;
}

/**
 * Replaces the values that the server assumed by the values of the browser, once the page is hydrated. A theme or layout
 * that was chosen by a press during the hydration is no longer the assumed one, and stays.
 */
export function applyBrowserValues(app: RootActor, own: BrowserInput): void {
  const { auth, theme, preferences, layout } = app.getSnapshot().context;
  if (theme.get() === ASSUMED_THEME) theme.set(own.theme);
  if (layout.get() === DEFAULT_LAYOUT) layout.set(own.layout);
  setPreferences(preferences, own.preferences);
  app.send({ type: "viewport.change", viewport: own.viewport });
  auth.send({ type: "auth.read", stored: own.auth });
}

/**
 * Resets the boxes that were pressed before the page was hydrated: such a press has no effect, and the browser also
 * restores earlier choices after a reload.
 */
export function resetBoxes(root: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLInputElement>("input:is([type=checkbox], [type=radio])"))
    box.checked = box.defaultChecked;
}
