import {
  type Coordinates,
  type MetroWay,
  type NearbyStation,
  type Origin,
  type TransportMode,
  travelTime,
} from "@flaneur/domain";
import type { SearchBoxProps } from "../components/SearchBox/SearchBox.tsx";
import { formatName } from "../lib/format-dashes.ts";
import type { CardPlace, ListedPlace, PlaceWithMedia } from "../lib/place-with-media.ts";
import type { PlaceMessages } from "../messages/place.ts";
import { failureText } from "./failure-text.ts";
import type { Loaded } from "./loaded.ts";
import { type TravelFigures, travelFigures } from "./travel-figures.ts";

/** A related or nearby place: the fields of a card, and the coordinates. */
export type RelatedPlace = CardPlace & Pick<ListedPlace, "coordinates">;

export interface PlaceDetail {
  readonly place: PlaceWithMedia;
  /** Similar places, starting with the most similar (§9). */
  readonly related: readonly RelatedPlace[];
  /** The nearest places, nearest first. */
  readonly nearby: readonly RelatedPlace[];
  /** The nearest stations, nearest first. */
  readonly stations: readonly NearbyStation[];
}

/** A search for the place that the visitor may have meant, if no place has the id in the URL. */
export interface PlaceGuesses {
  /** The search field. Its initial text is the words of the id. */
  readonly search: Pick<SearchBoxProps, "value" | "onValueChange" | "onSubmit">;
  /** Suggested places: the results of the search first, then the best rated places. Empty until both are loaded. */
  readonly places: readonly CardPlace[];
  /** Called when 'The map' is pressed. Show all places on the map. */
  readonly onShowMap: () => void;
  /** Called when 'Surprise me' is pressed. Open a random place. */
  readonly onSurprise: () => void;
}

/** The states of the page of a place. */
export type PlaceState =
  | { readonly status: "loading" }
  | ({
      readonly status: "ready";
      /**
       * Distance and travel times from the confirmed location to the place (§4). Absent if no location is confirmed or
       * the position of the place is unknown.
       */
      readonly travel?: TravelFigures;
      /** The mode of the travel times of related places. Absent without a location. */
      readonly transportMode?: TransportMode;
      /**
       * The way by metro from the confirmed location, or 'loading' while its query is pending. Absent if no location is
       * confirmed, if there is no way, or if the query failed.
       */
      readonly metro?: MetroWay | "loading";
    } & PlaceDetail)
  /** No place has the id. */
  | { readonly status: "missing" }
  | { readonly status: "error"; readonly message: string };

/** The state that `PlaceScreen` renders. A missing place has a search field and suggested places. */
export type ShownPlaceState =
  | Exclude<PlaceState, { readonly status: "missing" }>
  | { readonly status: "missing"; readonly guesses: PlaceGuesses };

/**
 * Returns the state of a place's page. `result.detail` is null if no place has the id, and `result` is null while
 * loading.
 * @param origin The confirmed location and the mode of transport, or null.
 * @param coordinates The coordinates of the place, looked up by its address if the place has none; null until they are
 * found.
 */
export function placeState(
  { result, failure }: Loaded<{ readonly detail: PlaceDetail | null }>,
  messages: PlaceMessages,
  origin: Origin | null = null,
  coordinates: Coordinates | null = null,
): PlaceState {
  if (result !== null && result.detail !== null) {
    const { detail } = result;
    const { related } = detail;
    if (origin === null) return { status: "ready", ...detail };
    return {
      status: "ready",
      ...detail,
      transportMode: origin.mode,
      related: related.map((each) => ({ ...each, travelTime: travelTime(origin.from, each.coordinates, origin.mode) })),
      ...(coordinates !== null && { travel: travelFigures(origin.from, coordinates) }),
    };
  }
  if (failure !== null) return { status: "error", message: failureText(failure, messages) };
  return result === null ? { status: "loading" } : { status: "missing" };
}

/** Returns the title of the document, or undefined while the place is loading. */
export function placeTitle(state: PlaceState, { failures, place }: PlaceMessages): string | undefined {
  switch (state.status) {
    case "ready":
      return formatName(state.place.name);
    case "missing":
      return place.notFoundTitle;
    case "error":
      return failures.title;
    case "loading":
      return undefined;
  }
}
