import { DEFAULT_LAYOUT, DEFAULT_PREFERENCES, type ParisTime, viewportOf } from "@flaneur/domain";
import type { AppInput } from "../app.machine.ts";
import type { PublicSettings } from "../page/public-settings.ts";

/** The widths that the server assumes for each kind of device, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1440 } as const;
export type Device = keyof typeof WIDTHS;

export const isDevice = (name: unknown): name is Device => typeof name === "string" && Object.hasOwn(WIDTHS, name);

/** The theme of a page that the server renders. The browser shows the visitor's before the first paint. */
export const ASSUMED_THEME = "light";

/**
 * Returns the initial values of a server-rendered page. The server knows only the request, and assumes a new
 * visitor and the light theme. The browser hydrates the page with the same values, and reads `settings` from the page.
 * After the hydration, the browser replaces the assumed values with its own: see server-html.ts.
 */
export const assumedInput = (device: Device, now: ParisTime, settings: PublicSettings): AppInput => ({
  theme: ASSUMED_THEME,
  preferences: { ...DEFAULT_PREFERENCES, plainSort: settings.defaultSort },
  layout: DEFAULT_LAYOUT,
  viewport: viewportOf(WIDTHS[device]),
  auth: "unread",
  settings,
  now,
});
