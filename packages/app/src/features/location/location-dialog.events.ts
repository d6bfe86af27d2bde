import type { AddressSuggestion, Coordinates } from "@flaneur/domain";
import type { AddressMatch } from "../../location/geocoder.ts";
import type { ConfirmedLocation } from "../../location/location.machine.ts";

/** The point that the dialog shows on its map, and confirms. */
export interface LocationPoint {
  readonly coordinates: Coordinates;
  /** The radius in metres within which a detected point is exact; null for an address. */
  readonly accuracy: number | null;
  readonly match: AddressMatch;
}

/** Why an address was not found (§5, §8). */
export type AddressFault = "empty" | "notFound" | "failed";

export type LocationDialogEvent =
  /** @property known the confirmed location; null to detect the position. */
  | { readonly type: "dialog.open"; readonly known: ConfirmedLocation | null }
  /** 'Cancel', the cross, Escape, the backdrop: nothing is kept (§4). */
  | { readonly type: "dialog.close" }
  | { readonly type: "dialog.enterAddress" }
  | { readonly type: "dialog.detect" }
  | { readonly type: "dialog.edit"; readonly text: string }
  | { readonly type: "dialog.find" }
  /** An arrow key marks a suggestion. @property index counted from 0. */
  | { readonly type: "dialog.mark"; readonly index: number }
  | { readonly type: "dialog.take"; readonly suggestion: AddressSuggestion }
  /** Closes the list of suggestions. */
  | { readonly type: "dialog.dismiss" }
  | { readonly type: "dialog.confirm" };

export interface LocationDialogContext {
  /** The detected or found point; null until there is one. */
  readonly point: LocationPoint | null;
  /** The address of the point; null when it is not known. */
  readonly address: string | null;
  /** The typed text. */
  readonly text: string;
  /** The suggestions that complete the text; empty while the list is closed. */
  readonly suggestions: readonly AddressSuggestion[];
  /** The index of the marked suggestion; null for none. */
  readonly marked: number | null;
  readonly fault: AddressFault | null;
  /** Impossible in a browser without geolocation. After a refusal of the visitor it remains possible. */
  readonly detection: "possible" | "impossible";
}
