import { DEFAULT_LAYOUT, DEFAULT_PREFERENCES, type ParisTime, viewportOf } from "@flaneur/domain";
import type { AppInput } from "../app.machine.ts";
import { readAddress } from "../features/filters/filters.address.ts";
import { NO_SETTINGS } from "../page/public-settings.ts";
import { NOBODY } from "../session/auth.storage.ts";

/** The widths that the server assumes for each kind of device, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1440 } as const;
export type Device = keyof typeof WIDTHS;

export const isDevice = (name: unknown): name is Device => typeof name === "string" && Object.hasOwn(WIDTHS, name);

/** Returns the search text of the listing at a URL. Empty for other pages. */
export const searchOf = ({ pathname, search }: Pick<URL, "pathname" | "search">): string =>
  pathname === "/" ? readAddress(search, DEFAULT_PREFERENCES).filters.search : "";

/**
 * Returns the initial values of a server-rendered page. The server knows only the request, and assumes a new
 * visitor and the light theme. The browser hydrates the page with the same values, except `settings`, which it reads
 * from the page. After the hydration, the browser replaces the assumed values with its own.
 */
export const assumedInput = (device: Device, address: Pick<URL, "pathname" | "search">, now: ParisTime): AppInput => ({
  theme: "light",
  preferences: DEFAULT_PREFERENCES,
  layout: DEFAULT_LAYOUT,
  viewport: viewportOf(WIDTHS[device]),
  auth: NOBODY,
  settings: NO_SETTINGS,
  now,
  search: searchOf(address),
});
