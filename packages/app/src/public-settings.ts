/** The settings of the server that a page may know. */
export interface PublicSettings {
  /** Null where the server has none: then our own server geocodes. */
  readonly googleMapsApiKey: string | null;
}

export const NO_SETTINGS: PublicSettings = { googleMapsApiKey: null };

/** The id of the element in which the server writes them. */
export const SETTINGS_ID = "settings";

/** The settings that came with the page; none where it brought none, or damaged ones. */
export function readPublicSettings(page: Pick<Document, "getElementById">): PublicSettings {
  try {
    const settings: unknown = JSON.parse(page.getElementById(SETTINGS_ID)?.textContent ?? "{}");
    const key =
      typeof settings === "object" && settings !== null && "googleMapsApiKey" in settings && settings.googleMapsApiKey;
    return typeof key === "string" && key !== "" ? { googleMapsApiKey: key } : NO_SETTINGS;
  } catch {
    return NO_SETTINGS;
  }
}
