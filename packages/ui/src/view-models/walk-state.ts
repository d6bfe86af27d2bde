import {
  type Coordinates,
  minutesLater,
  type ParisTime,
  planWalk,
  type StopHours,
  settledWalk,
  shortestOrder,
  type WalkChoice,
  type WalkLeg,
} from "@flaneur/domain";
import { formatName } from "../lib/format-dashes.ts";
import type { ListedPlace } from "../lib/place-with-media.ts";
import type { Messages } from "../messages/catalogue.ts";
import { failureText } from "./failure-text.ts";
import type { Loaded } from "./loaded.ts";

/** The places whose ids are in the URL of a walk. */
export interface WalkPlaces {
  /** The places that were found. */
  readonly places: readonly ListedPlace[];
  /** The ids of the places that could not be loaded. */
  readonly failedIds: readonly string[];
}

/** A place that can be visited. */
type Stop = ListedPlace & { readonly coordinates: Coordinates };

/** A stop of the walk with its times. */
export interface ShownWalkStop {
  readonly place: Stop;
  /** The name of the place as it is shown. */
  readonly name: string;
  /** The way to the stop. Null for the first stop of a walk that does not begin at the visitor's position. */
  readonly leg: WalkLeg | null;
  readonly arrival: ParisTime;
  readonly departure: ParisTime;
  readonly hours: StopHours;
}

export interface ShownWalk {
  /** The choices of the visitor. `placeIds` has the stops and the places that could not be loaded. */
  readonly choice: WalkChoice;
  readonly stops: readonly ShownWalkStop[];
  /** The start of the walk: its first stop, or the visitor's position. `unknown` if that position is unknown. */
  readonly from: "firstStop" | "here" | "unknown";
  readonly startAt: ParisTime;
  readonly endsAt: ParisTime;
  readonly km: number;
  /** Minutes of the whole way on foot. */
  readonly footMinutes: number;
  /** Minutes of the whole way, by metro where it saves time. */
  readonly minutes: number;
  /** The number of legs by metro. */
  readonly metroLegs: number;
  /** Whether a way begins while the metro is closed. */
  readonly isMetroClosed: boolean;
  /** The places that can be added. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  /** The ids of the places that could not be loaded. Empty during the first retry, unless a request has timed out. */
  readonly notLoaded: readonly string[];
  /** The number of ids that belong to no place. */
  readonly unknown: number;
  /** The names of places that are not part of the walk, because they have closed for good. */
  readonly closedForGood: readonly string[];
  /** The names of places that are not part of the walk, because their position is unknown. */
  readonly withoutPosition: readonly string[];
}

/** The state of the page of a walk. `empty` means that no place of its URL can be visited. */
export type WalkState =
  | { readonly status: "loading" | "empty" }
  | { readonly status: "error"; readonly message: string }
  | { readonly status: "ready"; readonly walk: ShownWalk };

interface WalkInput {
  readonly choice: WalkChoice;
  /** The confirmed location, or null. */
  readonly position: Coordinates | null;
  /** The start of a walk without a chosen time. It stays the same while the page is open. */
  readonly now: ParisTime;
}

const isClosed = ({ placeStatus }: ListedPlace): boolean => placeStatus === "Permanently Closed";
const isStop = (place: ListedPlace | undefined): place is Stop =>
  place !== undefined && place.coordinates !== null && !isClosed(place);
const namesOf = (places: readonly ListedPlace[]): readonly string[] => places.map(({ name }) => formatName(name));

/** Returns the stops in the order of the walk: the visitor's own order, or the shortest. */
function ordered(
  stops: readonly Stop[],
  { order, first, last }: WalkChoice,
  from: Coordinates | null,
): readonly Stop[] {
  if (order === "own") return stops;
  const indexOf = (wanted: string | null) => {
    const index = stops.findIndex(({ id }) => id === wanted);
    return index === -1 ? null : index;
  };
  const points = stops.map(({ coordinates }) => coordinates);
  return shortestOrder(points, from, { first: indexOf(first), last: indexOf(last) }).flatMap(
    (index) => stops[index] ?? [],
  );
}

/**
 * Computes the walk through the places that were found. Null if none of them can be visited. A place that could not be
 * loaded still counts as one of the twelve.
 */
function shownWalk({ places, failedIds }: WalkPlaces, { choice, position, now }: WalkInput): ShownWalk | null {
  const { fromHere, stayMinutes } = choice;
  const byId = new Map(places.map((place) => [place.id, place]));
  const settled = settledWalk(choice, (id) => isStop(byId.get(id)) || failedIds.includes(id));
  const placesOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const from = fromHere ? position : null;
  const stops = ordered(placesOf(settled.placeIds).filter(isStop), settled, from);
  if (stops.length === 0) return null;
  const others = placesOf(settled.otherIds);
  const startAt = choice.startAt ?? now;
  const { stops: times, ...sums } = planWalk(stops, { from, startAt, stayMinutes });
  return {
    ...sums,
    choice: settled,
    stops: stops.flatMap((place, index) => {
      const time = times[index];
      return time === undefined ? [] : [{ ...time, place, name: formatName(place.name) }];
    }),
    from: fromHere ? (position === null ? "unknown" : "here") : "firstStop",
    startAt,
    endsAt: times.at(-1)?.departure ?? minutesLater(startAt, stayMinutes),
    others: others.filter(isStop).map(({ id, name }) => ({ id, name: formatName(name) })),
    notLoaded: failedIds,
    unknown: [...settled.placeIds, ...settled.otherIds].filter((id) => !byId.has(id) && !failedIds.includes(id)).length,
    closedForGood: namesOf(others.filter(isClosed)),
    withoutPosition: namesOf(others.filter((place) => !isClosed(place) && !isStop(place))),
  };
}

/** Returns the state of the page of a walk. */
export function walkState(
  { result, failure, pending }: Loaded<WalkPlaces>,
  input: WalkInput,
  messages: Messages,
): WalkState {
  if (result !== null) {
    const walk = shownWalk(result, input);
    // The ids are not reported during the first retry, which may still load their places.
    const isHidden = pending && failure === null;
    if (walk !== null) return { status: "ready", walk: isHidden ? { ...walk, notLoaded: [] } : walk };
    if (result.failedIds.length === 0) return { status: "empty" };
  }
  return failure === null ? { status: "loading" } : { status: "error", message: failureText(failure, messages) };
}
