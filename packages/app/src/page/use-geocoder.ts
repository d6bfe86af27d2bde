import { useMemo } from "react";
import { createGeocoder, geocodeActor } from "../location/geocoder.ts";
import { usePage } from "./page-context.ts";

/** The actor `geocode`, of Google or our own server, as the settings of the page say. */
export function useGeocodeActor() {
  const { googleMapsApiKey } = usePage(({ settings }) => settings);
  return useMemo(
    () => geocodeActor(createGeocoder({ send: (...request) => fetch(...request), key: googleMapsApiKey })),
    [googleMapsApiKey],
  );
}
