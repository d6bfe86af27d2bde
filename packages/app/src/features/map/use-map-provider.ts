import { addStationSigns, mapStyle, TILES_PATH } from "@flaneur/basemap";
import type { Theme } from "@flaneur/ui";
import type { MapProvider } from "@flaneur/ui/places-map";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { AppContext } from "../../app-context.ts";
import type { PublicSettings } from "../../public-settings.ts";

const stylesOf = (theme: Theme) => ({
  product: mapStyle({ theme, tiles: TILES_PATH }),
  system: mapStyle({ theme, tiles: TILES_PATH, fonts: "system" }),
});
const STYLES = { light: stylesOf("light"), dark: stylesOf("dark") } as const satisfies Record<Theme, object>;

const providerOf = ({ googleMapsApiKey, mapStyleUrl }: PublicSettings, theme: Theme): MapProvider =>
  googleMapsApiKey === null
    ? { kind: "maplibre", mapStyles: STYLES[theme], styleUrl: mapStyleUrl, prepare: addStationSigns }
    : { kind: "google", apiKey: googleMapsApiKey };

/** Who draws maps in this page, in its theme. */
export function useMapProvider(): { readonly provider: MapProvider; readonly theme: Theme } {
  const { settings, theme: themeActor } = AppContext.useSelector(({ context }) => context);
  const theme = useSelector(themeActor, ({ context }) => context.theme);
  const provider = useMemo(() => providerOf(settings, theme), [settings, theme]);
  return { provider, theme };
}
