import type { PlaceStatus, PlaceType, Wheelchair } from "@flaneur/domain";
import type { Tag } from "../tags.ts";

/** A place as it is written down in this folder: what follows from the rest is left out, and so is what is usual. */
export interface SeedEntry {
  /** Part of the place's address in the app: never changes, even when the name does. */
  readonly id: string;
  readonly name: string;
  /** `18 Rue Paul Bert, 75011 Paris`. Without a house number where the place has none. */
  readonly address: string;
  /** Latitude and longitude, five decimals: the door or the gate where there is a house number. */
  readonly at: readonly [latitude: number, longitude: number];
  /** The first is the primary type. */
  readonly types: readonly [PlaceType, ...PlaceType[]];
  readonly tags: readonly Tag[];
  /** The sample's own figure, not anybody's review. */
  readonly rating?: number;
  /** `Open` when absent. */
  readonly placeStatus?: PlaceStatus;
  readonly website?: string;
  /** OpenStreetMap's opening_hours; only where it is well known. */
  readonly openingHours?: string;
  readonly wheelchair?: Wheelchair;
  /** Two sentences. */
  readonly description: string;
}
