/** A search on Google Maps for a place by its name and address. */
export function googleMapsSearch(name: string, address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`;
}
