import {
  type Coordinates,
  minutesLater,
  openWalk,
  type ParisTime,
  planWalk,
  type StopHours,
  settledWalk,
  stopHours,
  type WalkChoice,
  type WalkLeg,
  type WalkProposal,
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

/** A place that is set aside because it would be closed on arrival. */
export interface ShownAside {
  readonly place: Stop;
  /** The name of the place as it is shown. */
  readonly name: string;
  /** The state of the place from the start to the end of the walk. */
  readonly hours: StopHours;
}

export interface ShownWalk {
  /** The choices of the visitor. `placeIds` has the stops and the places that could not be loaded. */
  readonly choice: WalkChoice;
  /** The stops in their order. Empty if all places are set aside. */
  readonly stops: readonly ShownWalkStop[];
  readonly aside: readonly ShownAside[];
  /** Why the walk begins later than now, although the visitor has not chosen its start; otherwise null. */
  readonly proposal: WalkProposal | null;
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

/** Returns the places that the walk visits in its order, the places that it sets aside, and its start. */
function planned(stops: readonly Stop[], choice: WalkChoice, from: Coordinates | null, now: ParisTime) {
  const isOwnOrder = choice.order === "own";
  const indexOf = (wanted: string | null) => {
    const index = isOwnOrder ? -1 : stops.findIndex(({ id }) => id === wanted);
    return index === -1 ? null : index;
  };
  const { visited, aside, ...start } = openWalk(stops, {
    chosen: choice.startAt,
    now,
    from,
    stayMinutes: choice.stayMinutes,
    isOwnOrder,
    kept: stops.flatMap(({ id }, index) => (choice.keptIds.includes(id) ? [index] : [])),
    first: indexOf(choice.first),
    last: indexOf(choice.last),
  });
  const placesAt = (indexes: readonly number[]) => indexes.flatMap((index) => stops[index] ?? []);
  return { ...start, visited: placesAt(visited), aside: placesAt(aside) };
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
  const stops = placesOf(settled.placeIds).filter(isStop);
  if (stops.length === 0) return null;
  const others = placesOf(settled.otherIds);
  const { visited, aside, startAt, proposal } = planned(stops, settled, from, now);
  const { stops: times, ...sums } = planWalk(visited, { from, startAt, stayMinutes });
  const endsAt = times.at(-1)?.departure ?? minutesLater(startAt, stayMinutes);
  return {
    ...sums,
    choice: settled,
    proposal,
    aside: aside.map((place) => ({ place, name: formatName(place.name), hours: stopHours(place, startAt, endsAt) })),
    stops: visited.flatMap((place, index) => {
      const time = times[index];
      return time === undefined ? [] : [{ ...time, place, name: formatName(place.name) }];
    }),
    from: fromHere ? (position === null ? "unknown" : "here") : "firstStop",
    startAt,
    endsAt,
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
