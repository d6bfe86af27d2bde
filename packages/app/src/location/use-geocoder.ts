import { useMemo } from "react";
import { AppContext } from "../app-context.ts";
import { createGeocoder, geocodeActor } from "./geocoder.ts";

/** The actor `geocode`, of Google or our own server, as the settings of the page say. */
export function useGeocodeActor() {
  const { googleMapsApiKey } = AppContext.useSelector(({ context }) => context.settings);
  return useMemo(
    () => geocodeActor(createGeocoder({ send: (...request) => fetch(...request), key: googleMapsApiKey })),
    [googleMapsApiKey],
  );
}
