import { useMemo } from "react";
import { usePage } from "../page/page-context.ts";
import { createGeocoder, geocodeActor } from "./geocoder.ts";

/** Returns the actor `geocode`, which uses Google or our own server, depending on the settings of the page. */
export function useGeocodeActor() {
  const { googleMapsApiKey } = usePage(({ settings }) => settings);
  return useMemo(
    () => geocodeActor(createGeocoder({ send: (...request) => fetch(...request), key: googleMapsApiKey })),
    [googleMapsApiKey],
  );
}
