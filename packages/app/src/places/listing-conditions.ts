import type { Coordinates, ParisTime } from "@flaneur/domain";
import { coordinatesOf } from "../location/location.machine.ts";
import type { PageActor } from "../page/page-context.ts";

/** What a listing depends on in addition to its filters. All of it is read for each load. */
export interface ListingConditions {
  /** Whether favorites are loaded with the places. */
  readonly isSignedIn: () => boolean;
  /** The confirmed location; null without. */
  readonly location: () => Coordinates | null;
  /** The current minute: what 'Open now' means. */
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
