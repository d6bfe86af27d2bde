/** The settings of the server that a page may know. */
export interface PublicSettings {
  /** The key of Google Maps. If it is null, our own server geocodes and MapLibre renders the map. */
  readonly googleMapsApiKey: string | null;
  /** The URL of a MapLibre style that replaces our own, or null. */
  readonly mapStyleUrl: string | null;
}

export const NO_SETTINGS: PublicSettings = { googleMapsApiKey: null, mapStyleUrl: null };

/** The id of the element with the settings. */
export const SETTINGS_ID = "settings";

const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Parses the settings in the page. Returns empty settings if there are none or if they are invalid. */
export function readPublicSettings(page: Pick<Document, "getElementById">): PublicSettings {
  try {
    const { googleMapsApiKey, mapStyleUrl } = JSON.parse(page.getElementById(SETTINGS_ID)?.textContent ?? "{}");
    return { googleMapsApiKey: textOrNull(googleMapsApiKey), mapStyleUrl: textOrNull(mapStyleUrl) };
  } catch {
    return NO_SETTINGS;
  }
}
