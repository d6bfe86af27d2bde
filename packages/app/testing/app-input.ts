import { DEFAULT_PREFERENCES, viewportOf } from "@flaneur/domain";
import { NO_SETTINGS } from "../src/page/public-settings.ts";
import { NOBODY } from "../src/session/auth.storage.ts";

/** The initial values of a page in a wide window, without a user. */
export const APP_INPUT = {
  theme: "light",
  preferences: DEFAULT_PREFERENCES,
  layout: "grid",
  viewport: viewportOf(1440),
  auth: NOBODY,
  settings: NO_SETTINGS,
  now: { day: 20_779, minute: 930 },
} as const;
