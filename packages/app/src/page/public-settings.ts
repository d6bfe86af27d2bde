import { PLAIN_SORTS, type PlainSort } from "@flaneur/domain";
import type { Operator } from "@flaneur/ui/about";

/** The settings of the server that a page may know. */
export interface PublicSettings {
  /** The key of Google Maps. If it is null, our own server geocodes and MapLibre renders the map. */
  readonly googleMapsApiKey: string | null;
  /** The URL of a MapLibre style that replaces our own, or null. */
  readonly mapStyleUrl: string | null;
  /** The order of a list that no question and no quick filter has made. */
  readonly defaultSort: PlainSort;
  /** Who runs the site, or null. */
  readonly operator: Operator | null;
}

export const NO_SETTINGS: PublicSettings = {
  googleMapsApiKey: null,
  mapStyleUrl: null,
  defaultSort: "name",
  operator: null,
};

/** The id of the element with the settings. */
export const SETTINGS_ID = "settings";

const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

function operatorOrNull(value: unknown): Operator | null {
  const { name, address, email, dataContact } = Object(value);
  const parts = [name, address, email, dataContact].map(textOrNull);
  return parts.includes(null) ? null : { name, address, email, dataContact };
}

/** Parses the settings in the page. Returns empty settings if there are none or if they are invalid. */
export function readPublicSettings(page: Pick<Document, "getElementById">): PublicSettings {
  try {
    const { googleMapsApiKey, mapStyleUrl, defaultSort, operator } = JSON.parse(
      page.getElementById(SETTINGS_ID)?.textContent ?? "{}",
    );
    return {
      googleMapsApiKey: textOrNull(googleMapsApiKey),
      mapStyleUrl: textOrNull(mapStyleUrl),
      defaultSort: PLAIN_SORTS.find((field) => field === defaultSort) ?? NO_SETTINGS.defaultSort,
      operator: operatorOrNull(operator),
    };
  } catch {
    return NO_SETTINGS;
  }
}
