import { DEFAULT_LAYOUT, DEFAULT_PREFERENCES, type ParisTime, viewportOf } from "@flaneur/domain";
import type { AppInput } from "../app.machine.ts";
import { readAddress } from "../features/filters/filters.address.ts";
import { NO_SETTINGS } from "../page/public-settings.ts";
import { NOBODY } from "../session/auth.storage.ts";

/** What a server can tell of a window: its width is what such a device usually has, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1440 } as const;
export type Device = keyof typeof WIDTHS;

export const isDevice = (name: unknown): name is Device => typeof name === "string" && Object.hasOwn(WIDTHS, name);

/** What an address searches for. */
export const searchOf = ({ pathname, search }: Pick<URL, "pathname" | "search">): string =>
  pathname === "/" ? readAddress(search, DEFAULT_PREFERENCES).filters.search : "";

/**
 * What a page starts with that a server draws, which knows no more than the request: someone new, in the light theme. The
 * browser takes the page over with the same, and is told the rest right after.
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
