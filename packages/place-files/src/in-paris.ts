import type { Coordinates } from "@flaneur/domain";

/** Bounding box of the city with its two woods, in degrees. */
const PARIS = { south: 48.8155, north: 48.9022, west: 2.2241, east: 2.4699 };

/** Whether a point is within the city's bounding box. */
export const isInParis = ({ latitude, longitude }: Coordinates): boolean =>
  latitude > PARIS.south && latitude < PARIS.north && longitude > PARIS.west && longitude < PARIS.east;
