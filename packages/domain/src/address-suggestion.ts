import type { Coordinates } from "./place.ts";

/** The kinds of suggested addresses, with their names in GraphQL. */
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

/** An address suggested for a typed text. */
export interface AddressSuggestion {
  /** The text of the suggestion: `10 Rue de Rivoli`, `Abbesses`. */
  readonly text: string;
  readonly kind: AddressKind;
  /** The postcode, `75004`; null when the address has none. */
  readonly postcode: string | null;
  /** The whole address in a geocoder's format. */
  readonly address: string;
  readonly coordinates: Coordinates;
  /** Whether the position of a house number may be more than 20 m from the house. */
  readonly isApproximate: boolean;
}
