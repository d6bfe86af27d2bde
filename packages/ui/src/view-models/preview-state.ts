import type { Coordinates } from "@flaneur/domain";
import { type TravelFigures, travelFigures } from "./travel-figures.ts";

/** What is known of where a place lies (§4). */
export type CoordinateLookup =
  | { readonly status: "loading" }
  | { readonly status: "found"; readonly coordinates: Coordinates }
  /** The geocoder knows no such address. */
  | { readonly status: "notFound" }
  /** The geocoder did not answer. */
  | { readonly status: "failed" };

/** What a preview says about the way to its place; never two at once. */
export type PreviewTravel =
  | { readonly status: "loading" }
  | { readonly status: "known"; readonly figures: TravelFigures }
  | { readonly status: "needsLocation" }
  | { readonly status: "notFound" }
  | { readonly status: "failed" };

/**
 * The travel information of a preview: a look-up that failed is shown in any case (§8), figures from a location only.
 * @param location the confirmed one; null without.
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
