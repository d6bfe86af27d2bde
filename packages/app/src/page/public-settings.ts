/** The settings of the server that a page may know. */
export interface PublicSettings {
  /** Null where the server has none: then our own server geocodes, and MapLibre draws the map. */
  readonly googleMapsApiKey: string | null;
  /** A style of MapLibre's in the place of our own; null where the server has none. */
  readonly mapStyleUrl: string | null;
}

export const NO_SETTINGS: PublicSettings = { googleMapsApiKey: null, mapStyleUrl: null };

/** The id of the element in which the server writes them. */
export const SETTINGS_ID = "settings";

const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** The settings that came with the page; none where it brought none, or damaged ones. */
export function readPublicSettings(page: Pick<Document, "getElementById">): PublicSettings {
  try {
    const { googleMapsApiKey, mapStyleUrl } = JSON.parse(page.getElementById(SETTINGS_ID)?.textContent ?? "{}");
    return { googleMapsApiKey: textOrNull(googleMapsApiKey), mapStyleUrl: textOrNull(mapStyleUrl) };
  } catch {
    return NO_SETTINGS;
  }
}
