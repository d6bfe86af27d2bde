import { type Coordinates, shortAddress } from "@flaneur/domain";

/** Where someone has said that they are. */
export interface ShownLocation {
  readonly coordinates: Coordinates;
  /** Null where nobody knows one. */
  readonly address: string | null;
}

/** Apart from what the dialog needs: the first screen shows it. */
export const degrees = ({ latitude, longitude }: Coordinates, decimals: number): string =>
  [latitude, longitude].map((value) => value.toFixed(decimals)).join(", ");

/** In the bar (§2): the first two parts of the address, or the coordinates to 4 decimals. */
export const locationLabel = ({ address, coordinates }: ShownLocation): string =>
  address === null ? degrees(coordinates, 4) : shortAddress(address);
