import type { Coordinates } from "./place.ts";

/** What a suggested address is, with the name that GraphQL has for it. */
export const ADDRESS_KIND_NAMES = {
  /** A street with a house number. */
  address: "ADDRESS",
  street: "STREET",
  /** One of the product's places. */
  place: "PLACE",
  /** An arrondissement. */
  area: "AREA",
  metro: "METRO",
  rer: "RER",
  train: "TRAIN",
  tram: "TRAM",
  funicular: "FUNICULAR",
  square: "SQUARE",
  quarter: "QUARTER",
  bridge: "BRIDGE",
  park: "PARK",
  museum: "MUSEUM",
  sight: "SIGHT",
} as const;

export type AddressKind = keyof typeof ADDRESS_KIND_NAMES;

/** What may be meant by the beginning of an address. */
export interface AddressSuggestion {
  /** `10 Rue de Rivoli`, `Abbesses` */
  readonly text: string;
  readonly kind: AddressKind;
  /** `75004`; null where it has none. */
  readonly postcode: string | null;
  /** The whole address, as a geocoder writes it. */
  readonly address: string;
  readonly coordinates: Coordinates;
  /** Whether the point of a house number is estimated from the numbers beside it. */
  readonly isApproximate: boolean;
}
