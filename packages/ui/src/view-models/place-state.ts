import { setName } from "../lib/dashes.ts";
import type { CardPlace, PlaceWithMedia } from "../lib/place-with-media.ts";
import type { PlaceMessages } from "../messages/place.ts";
import { failureText } from "./failure-text.ts";
import type { Loaded } from "./loaded.ts";

/** How far a place is from where one stands. */
export interface TravelFigures {
  readonly distanceKm: number;
  readonly walkingMinutes: number;
  readonly transitMinutes: number;
}

export interface PlaceDetail {
  readonly place: PlaceWithMedia;
  /** Best first (§9). */
  readonly related: readonly CardPlace[];
}

/** What the page of a place can be in; never two at once. */
export type PlaceState =
  | { readonly status: "loading" }
  | ({
      readonly status: "ready";
      /** From the confirmed location, when there is one (§4). */
      readonly travel?: TravelFigures;
    } & PlaceDetail)
  /** There is no such place. */
  | { readonly status: "missing" }
  | { readonly status: "error"; readonly message: string };

/** What the page of a place shows. The result within is null where no place has the id; without any, none came yet. */
export function placeState(
  { result, failure }: Loaded<{ readonly detail: PlaceDetail | null }>,
  messages: PlaceMessages,
): PlaceState {
  if (result !== null && result.detail !== null) return { status: "ready", ...result.detail };
  if (failure !== null) return { status: "error", message: failureText(failure, messages) };
  return result === null ? { status: "loading" } : { status: "missing" };
}

/** What the tab is named after. */
export function placeTitle(state: PlaceState, { failures, place }: PlaceMessages): string | undefined {
  switch (state.status) {
    case "ready":
      return setName(state.place.name);
    case "missing":
      return place.notFoundTitle;
    case "error":
      return failures.title;
    case "loading":
      return undefined;
  }
}
