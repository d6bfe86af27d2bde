import type { AddressSuggestion, Coordinates } from "@flaneur/domain";
import type { AddressMatch } from "./geocoder.ts";
import type { ConfirmedLocation } from "./location.machine.ts";

/** The point that the dialog shows on its map. The visitor can confirm it. */
export interface LocationPoint {
  readonly coordinates: Coordinates;
  /** The radius of the uncertainty of a detected point, in metres. Null for any other point. */
  readonly accuracy: number | null;
  readonly match: AddressMatch;
}

/** Why the typed text leads to no point: it is empty, it has no result, or the request failed (§5, §8). */
export type AddressFault = "empty" | "notFound" | "failed";

export type LocationDialogEvent =
  /** @property known The confirmed location, or null to detect the position. */
  | { readonly type: "dialog.open"; readonly known: ConfirmedLocation | null }
  /** The visitor closed the dialog by 'Cancel', the cross, Escape or the backdrop. No input is kept (§4). */
  | { readonly type: "dialog.close" }
  | { readonly type: "dialog.enterAddress" }
  | { readonly type: "dialog.detect" }
  | { readonly type: "dialog.edit"; readonly text: string }
  | { readonly type: "dialog.find" }
  /** An arrow key marks a suggestion. @property index The index of the suggestion, from 0. */
  | { readonly type: "dialog.mark"; readonly index: number }
  | { readonly type: "dialog.take"; readonly suggestion: AddressSuggestion }
  /** Closes the list of suggestions. */
  | { readonly type: "dialog.dismiss" }
  | { readonly type: "dialog.confirm" };

export interface LocationDialogContext {
  /** The point, or null until one is detected or found. */
  readonly point: LocationPoint | null;
  /** The address of the point, or null if it is unknown. */
  readonly address: string | null;
  readonly text: string;
  /** The suggestions for the typed text. Empty while the list is closed. */
  readonly suggestions: readonly AddressSuggestion[];
  /** The index of the marked suggestion, or null if none is marked. */
  readonly marked: number | null;
  readonly fault: AddressFault | null;
  /** `impossible` in a browser without geolocation. Still `possible` after the visitor has denied the permission. */
  readonly detection: "possible" | "impossible";
}
