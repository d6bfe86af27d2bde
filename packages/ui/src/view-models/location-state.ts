import { type AddressSuggestion, type Coordinates, isInParis, splitStreet } from "@flaneur/domain";
import type { LocationMessages } from "../messages/location.ts";
import { degrees, type ShownLocation } from "./location-label.ts";

/** Formats coordinates for the dialog, with 6 decimals (§2). */
export const preciseCoordinates = (coordinates: Coordinates): string => degrees(coordinates, 6);

/** The state of the location dialog. */
export type LocationDialogState =
  | {
      readonly step: "detecting";
      /** `slow` if the detection takes longer than usual. */
      readonly pace: "usual" | "slow";
    }
  | {
      readonly step: "point";
      readonly coordinates: Coordinates;
      readonly address: string | null;
      readonly progress: "resolving" | "settled" | "confirming";
      /**
       * The typed house number if the match is not exact, and the address that was found has no number or another
       * number; otherwise null.
       */
      readonly unknownNumber: string | null;
      /** `estimated` if the point of the house number is interpolated from neighbouring numbers. */
      readonly exactness: "exact" | "estimated";
      readonly region: "paris" | "outside";
      /** Whether the point is the confirmed location, which can be forgotten. */
      readonly isConfirmed: boolean;
    }
  | {
      readonly step: "address";
      readonly text: string;
      readonly error: string | null;
      readonly progress: "editing" | "finding";
      /** `impossible` in a browser without geolocation. Still `possible` after a denied permission. */
      readonly detection: "possible" | "impossible";
      /** The address suggestions for the text. Empty while the list is closed. */
      readonly suggestions: readonly AddressSuggestion[];
      /** The index of the suggestion that is marked by the arrow keys, or null. */
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
  /** The pending operation, or null. */
  readonly pending: "slow" | "resolving" | "confirming" | "finding" | null;
  readonly confirmed: ShownLocation | null;
}

/** Returns the state of the location dialog. */
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
