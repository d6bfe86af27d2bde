import type { Coordinates } from "@flaneur/domain";
import { type TravelFigures, travelFigures } from "./travel-figures.ts";

/** The state of looking up a place's coordinates (§4). */
export type CoordinateLookup =
  | { readonly status: "loading" }
  | { readonly status: "found"; readonly coordinates: Coordinates }
  /** The geocoder does not know the address. */
  | { readonly status: "notFound" }
  /** The request to the geocoder failed. */
  | { readonly status: "failed" };

/** The state of the travel information in a preview. */
export type PreviewTravel =
  | { readonly status: "loading" }
  | { readonly status: "known"; readonly figures: TravelFigures }
  | { readonly status: "needsLocation" }
  | { readonly status: "notFound" }
  | { readonly status: "failed" };

/**
 * Returns the travel information of a preview. A failed lookup is reported even if no location is confirmed (§8).
 * @param location The confirmed location, or null.
 */
export function previewTravel(lookup: CoordinateLookup, location: Coordinates | null): PreviewTravel {
  switch (lookup.status) {
    case "notFound":
    case "failed":
      return { status: lookup.status };
    case "loading":
      return { status: location === null ? "needsLocation" : "loading" };
    case "found":
      return location === null
        ? { status: "needsLocation" }
        : { status: "known", figures: travelFigures(location, lookup.coordinates) };
  }
}
