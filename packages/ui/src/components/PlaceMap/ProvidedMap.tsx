import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useCodeFailedAgain } from "../../lib/code-failed-again.ts";
import { loadCode } from "../../lib/load-code.ts";
import { loadableFonts } from "./map-fonts.ts";
import type { GoogleMapViewProps, MapFonts, MapLibreMapProps, MapProvider } from "./map-provider.ts";
import type { PlaceMapProps } from "./place-map-props.ts";

interface ProvidedMapProps extends Omit<PlaceMapProps, "theme"> {
  readonly provider: MapProvider;
}

interface Providers {
  readonly google: ComponentType<GoogleMapViewProps> | null;
  readonly maplibre: { readonly View: ComponentType<MapLibreMapProps>; readonly fonts: MapFonts } | null;
}

/** The providers whose code could not be loaded. */
const missingCode = new Set<MapProvider["kind"]>();

/**
 * Loads the map of MapLibre, and the file of its worker. Without the worker, the map would stay empty.
 * @throws Rejects if one of them cannot be loaded.
 */
async function importMapLibre(): Promise<ComponentType<MapLibreMapProps>> {
  const { MapLibreMap, loadWorker } = await import("./MapLibreMap.tsx");
  await loadWorker();
  return MapLibreMap;
}

/** The map of the provider. The code of the provider is loaded when its map is first shown. */
export function ProvidedMap({ provider, ...props }: ProvidedMapProps) {
  const [{ google: Google, maplibre: libre }, setProviders] = useState<Providers>({ google: null, maplibre: null });
  const { kind } = provider;
  const codeFailedAgain = useCodeFailedAgain();
  const failed = useEffectEvent((error: unknown) => {
    console.info(error);
    if (missingCode.has(kind)) codeFailedAgain();
    missingCode.add(kind);
    props.onFailed(kind === "google" ? "notLoaded" : "notInitialized");
  });
  useEffect(() => {
    let current = true;
    const take = (loaded: Partial<Providers>) => {
      if (current) setProviders((known) => ({ ...known, ...loaded }));
    };
    const loading =
      kind === "google"
        ? loadCode(() => import("./GoogleMapView.tsx")).then(({ GoogleMapView: google }) => take({ google }))
        : Promise.all([loadCode(importMapLibre), loadableFonts()]).then(([View, fonts]) =>
            take({ maplibre: { View, fonts } }),
          );
    loading.catch((error: unknown) => {
      if (current) failed(error);
    });
    return () => {
      current = false;
    };
  }, [kind]);
  switch (provider.kind) {
    case "google":
      return Google === null ? null : (
        <Google {...props} theme={provider.theme} apiKey={provider.apiKey} apiUrl={provider.apiUrl} />
      );
    case "maplibre":
      return libre === null ? null : (
        <libre.View
          {...props}
          theme={provider.theme}
          mapStyle={provider.mapStyles[libre.fonts]}
          styleUrl={provider.styleUrl}
          prepare={provider.prepare}
        />
      );
  }
}
