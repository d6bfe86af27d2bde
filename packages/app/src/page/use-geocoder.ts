import { useMemo } from "react";
import { createGeocoder, geocodeActor } from "../location/geocoder.ts";
import { usePage } from "./page-context.ts";

/** Returns the actor `geocode`, which uses Google or our own server, depending on the settings of the page. */
export function useGeocodeActor() {
  const { googleMapsApiKey } = usePage(({ settings }) => settings);
  return useMemo(
    () => geocodeActor(createGeocoder({ send: (...request) => fetch(...request), key: googleMapsApiKey })),
    [googleMapsApiKey],
  );
}
