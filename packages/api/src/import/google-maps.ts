import type { Coordinates } from "@flaneur/domain";
import { streetOf } from "@flaneur/place-files";

const link = (query: string): string => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

const googleMapsSearch = (name: string, address: string): string => link(`${name}, ${address}`);

/** Returns a link to a place on Google Maps: by name and address, or by its point when the address has no street. */
export function mapLink(name: string, address: string, { latitude, longitude }: Coordinates): string {
  return streetOf(address) === null ? link(`${latitude},${longitude}`) : googleMapsSearch(name, address);
}
