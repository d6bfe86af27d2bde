import type { Coordinates, ParisTime } from "@flaneur/domain";
import { coordinatesOf } from "../../location/location.machine.ts";
import type { PageActor } from "../../page/page-context.ts";

/** The conditions of a listing in addition to its filters. The functions are called for each load. */
export interface ListingConditions {
  /** Returns whether favorites are loaded with the places. */
  readonly isSignedIn: () => boolean;
  readonly location: () => Coordinates | null;
  /** Returns the current minute, which 'Open now' refers to. */
  readonly now: () => ParisTime;
}

export const listingConditions = (page: PageActor): ListingConditions => {
  const state = () => page.getSnapshot().context;
  return {
    isSignedIn: () => state().auth.getSnapshot().context.user !== null,
    location: () => coordinatesOf(state().location),
    now: () => state().now,
  };
};
