import { type AddressSuggestion, type Coordinates, isInParis, splitStreet } from "@flaneur/domain";
import type { LocationMessages } from "../messages/location.ts";
import { degrees, type ShownLocation } from "./location-label.ts";

/** In the dialog (§2): to 6 decimals. */
export const preciseCoordinates = (coordinates: Coordinates): string => degrees(coordinates, 6);

/** What the location dialog can be in; never two at once. */
export type LocationDialogState =
  | {
      readonly step: "detecting";
      /** Whether it takes longer than usual. */
      readonly pace: "usual" | "slow";
    }
  | {
      readonly step: "point";
      readonly coordinates: Coordinates;
      readonly address: string | null;
      readonly progress: "resolving" | "settled" | "confirming";
      /** The number in the street that was typed, where the address that was found has none or another. */
      readonly unknownNumber: string | null;
      /** Whether the point of the house number is computed from those beside it. */
      readonly exactness: "exact" | "estimated";
      readonly region: "paris" | "outside";
      /** It is the location that holds already, and may be forgotten. */
      readonly isConfirmed: boolean;
    }
  | {
      readonly step: "address";
      readonly text: string;
      readonly error: string | null;
      readonly progress: "editing" | "finding";
      /** Impossible where the browser cannot. */
      readonly detection: "possible" | "impossible";
      /** What the text may be the beginning of; none while the list is closed. */
      readonly suggestions: readonly AddressSuggestion[];
      /** Which of them the arrow keys have come to. */
      readonly marked: number | null;
    };

interface Known {
  readonly step: LocationDialogState["step"];
  readonly point: { readonly coordinates: Coordinates; readonly match: "exact" | "partial" | "estimated" } | null;
  readonly address: string | null;
  readonly text: string;
  readonly suggestions: readonly AddressSuggestion[];
  readonly marked: number | null;
  readonly fault: "empty" | "notFound" | "failed" | null;
  readonly detection: "possible" | "impossible";
  /** What goes on just now; null where nothing does. */
  readonly pending: "slow" | "resolving" | "confirming" | "finding" | null;
  readonly confirmed: ShownLocation | null;
}

/** What the location dialog shows. */
export function locationDialogState(known: Known, { locationDialog }: LocationMessages): LocationDialogState {
  const { step, point, address, text, suggestions, marked, fault, detection, pending, confirmed } = known;
  if (step === "address") {
    const error = fault === null ? null : locationDialog.faults[fault];
    return { step, text, error, progress: pending === "finding" ? pending : "editing", detection, suggestions, marked };
  }
  if (step === "detecting" || point === null) {
    return { step: "detecting", pace: pending === "slow" ? "slow" : "usual" };
  }
  const { coordinates } = point;
  return {
    step: "point",
    coordinates,
    address,
    progress: pending === "resolving" || pending === "confirming" ? pending : "settled",
    unknownNumber: point.match === "exact" ? null : missingNumber(text, address),
    exactness: point.match === "estimated" ? "estimated" : "exact",
    region: isInParis(coordinates) ? "paris" : "outside",
    isConfirmed: confirmed !== null && isSame(confirmed.coordinates, coordinates),
  };
}

const isSame = (a: Coordinates, b: Coordinates): boolean => a.latitude === b.latitude && a.longitude === b.longitude;

function missingNumber(typed: string, found: string | null): string | null {
  const number = splitStreet(typed)?.houseNumber ?? null;
  return number === null || (found !== null && splitStreet(found)?.houseNumber === number) ? null : number;
}
