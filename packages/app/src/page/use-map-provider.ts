import { addStationSigns, type MapLanguage, mapStyle, TILES_PATH } from "@flaneur/basemap";
import { type Theme, useMessages } from "@flaneur/ui";
import type { MapProvider } from "@flaneur/ui/places-map";
import { useMemo } from "react";
import { usePage } from "./page-context.ts";
import type { PublicSettings } from "./public-settings.ts";
import { useStore } from "./store.ts";

const stylesOf = (theme: Theme, language: MapLanguage) => ({
  product: mapStyle({ theme, language, tiles: TILES_PATH }),
  system: mapStyle({ theme, language, tiles: TILES_PATH, fonts: "system" }),
});

const providerOf = (
  { googleMapsApiKey, mapStyleUrl }: PublicSettings,
  theme: Theme,
  language: MapLanguage,
): MapProvider =>
  googleMapsApiKey === null
    ? { theme, kind: "maplibre", mapStyles: stylesOf(theme, language), styleUrl: mapStyleUrl, prepare: addStationSigns }
    : { theme, kind: "google", apiKey: googleMapsApiKey };

/** The provider of the page's maps, in the theme and the language of the page. */
export function useMapProvider(): MapProvider {
  const settings = usePage(({ settings }) => settings);
  const theme = useStore(usePage(({ theme }) => theme));
  const language = useMessages().locale === "fr" ? "fr" : "en";
  return useMemo(() => providerOf(settings, theme, language), [settings, theme, language]);
}
