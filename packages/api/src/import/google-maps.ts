import type { Coordinates } from "@flaneur/domain";
import { streetOf } from "./postal.ts";

const link = (query: string): string => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

/** Returns the URL of a Google Maps search for a place's name and address. */
const googleMapsSearch = (name: string, address: string): string => link(`${name}, ${address}`);

/** Returns a link to a place on Google Maps: by name and address, or by its point when the address has no street. */
export function mapLink(name: string, address: string, { latitude, longitude }: Coordinates): string {
  return streetOf(address) === null ? link(`${latitude},${longitude}`) : googleMapsSearch(name, address);
}

/** Returns the point in a Google Maps URL: `…/search/48.86,2.34` or `…/@48.86,2.34,17z`; null for most URLs. */
export function pointInUrl(url: string | null): Coordinates | null {
  const [, latitude, longitude] =
    /(?:search\/|@|[?&]q=)(-?\d{1,2}\.\d{1,20}),\+?(-?\d{1,3}\.\d{1,20})/.exec(url ?? "") ?? [];
  return latitude === undefined || longitude === undefined
    ? null
    : { latitude: Number(latitude), longitude: Number(longitude) };
}
