import { type Coordinates, shortAddress } from "@flaneur/domain";

/** A location of the visitor. */
export interface ShownLocation {
  readonly coordinates: Coordinates;
  /** The address of the location, or null if it is unknown. */
  readonly address: string | null;
}

/**
 * Formats coordinates with a number of decimals. The function is not in the module of the location dialog, because the
 * top bar needs the function before the dialog is loaded.
 */
export const degrees = ({ latitude, longitude }: Coordinates, decimals: number): string =>
  [latitude, longitude].map((value) => value.toFixed(decimals)).join(", ");

/** Returns the label in the top bar (§2): the first two parts of the address, or the coordinates with 4 decimals. */
export const locationLabel = ({ address, coordinates }: ShownLocation): string =>
  address === null ? degrees(coordinates, 4) : shortAddress(address);
