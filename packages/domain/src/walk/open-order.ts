import { DAY_MINUTES } from "../hours/paris-time.ts";
import { openTimes, type StayHours } from "./open-times.ts";
import { isMetroClosed, walkLeg } from "./walk-legs.ts";
import { shortestOrder, type WalkEnds } from "./walk-order.ts";
import type { WalkPlace, WalkTimes } from "./walk-plan.ts";

export interface OpenOrderInput extends WalkTimes, WalkEnds {
  /** Whether the stops keep the order in which they are given. */
  readonly isOwnOrder: boolean;
  /** The indexes of the stops that the walk visits even if they are closed. The chosen ends are visited, too. */
  readonly kept: readonly number[];
}

/** The indexes of the stops that a walk visits, in its order, and of those that it leaves out because they are closed. */
export interface OpenOrder {
  readonly visited: readonly number[];
  readonly aside: readonly number[];
}

/** A walk through some of the stops. The ways that lead to the same last stop share their beginning. */
interface Way {
  readonly stop: number;
  readonly before: Way | null;
  /** Minutes from the start of the walk to the end of the last stay. */
  readonly minutes: number;
  /** Kilometres, and `CUT_KM` for each stay that the place cuts short by closing. */
  readonly cost: number;
}

/** No walk is as long as this: a stay that is cut short always costs more than a longer way. */
const CUT_KM = 10_000;
/** Up to this number of stops, the order is exact to the minute. */
const EXACT_STOPS = 7;
/** With more stops, of two ways through the same stops that end within these minutes, only the better one continues. */
const SLOT_MINUTES = 15;
/** The longest way between two stops of Paris takes less than this. */
const MAX_LEG_MINUTES = 180;

/** Returns functions that continue a way at a stop, or begin one there. A way to a stop that is closed is null. */
function stepsOf(stops: readonly WalkPlace[], { from, startAt, stayMinutes, kept, first, last }: OpenOrderInput) {
  const longest = stops.length * (stayMinutes + MAX_LEG_MINUTES);
  const isKept = (stop: number) => stop === first || stop === last || kept.includes(stop);
  const always = (): StayHours => "fine";
  const hours = stops.map((place, stop) => (isKept(stop) ? always : openTimes(place, startAt, longest)));
  const legs = new Map<number, { readonly km: number; readonly minutes: number }>();
  const legTo = (before: number, stop: number, minutes: number) => {
    const time = { day: startAt.day, minute: (startAt.minute + minutes) % DAY_MINUTES };
    const key = ((before + 1) * stops.length + stop) * 2 + (isMetroClosed(time) ? 1 : 0);
    const known = legs.get(key);
    if (known !== undefined) return known;
    const [start, end] = [before === -1 ? from : stops[before]?.coordinates, stops[stop]?.coordinates];
    const leg = start && end ? walkLeg(start, end, time) : { km: 0, minutes: 0 };
    legs.set(key, leg);
    return leg;
  };
  return (before: Way | null, stop: number): Way | null => {
    const leg = legTo(before?.stop ?? -1, stop, before?.minutes ?? 0);
    const arrival = (before?.minutes ?? 0) + leg.minutes;
    const stay = hours[stop]?.(arrival, arrival + stayMinutes) ?? "closed";
    if (stay === "closed") return null;
    const cost = (before?.cost ?? 0) + leg.km + (stay === "cut" ? CUT_KM : 0);
    return { stop, before, minutes: arrival + stayMinutes, cost };
  };
}

const stopsOf = (way: Way | null): readonly number[] => (way === null ? [] : [...stopsOf(way.before), way.stop]);

const sizeOf = (set: number): number => (set === 0 ? 0 : (set & 1) + sizeOf(set >> 1));

/** Returns the best way through as many stops as possible. A set of stops is a bit mask of their indexes. */
function bestWay(count: number, step: ReturnType<typeof stepsOf>, input: OpenOrderInput): Way | null {
  const { first, last, kept, isOwnOrder } = input;
  const slotMinutes = count <= EXACT_STOPS ? 1 : SLOT_MINUTES;
  const ends = [first, last].filter((end) => end !== null);
  const needed = [...ends, ...kept].reduce((set, stop) => set | (1 << stop), 0);
  /** The ways through each set, by their last stop and the time of their end. */
  const waysOf: (Map<number, Way> | undefined)[] = [];
  const add = (set: number, way: Way | null) => {
    if (way === null) return;
    const ways = waysOf[set] ?? new Map<number, Way>();
    waysOf[set] = ways;
    const key = Math.floor(way.minutes / slotMinutes) * count + way.stop;
    const known = ways.get(key);
    if (known === undefined || way.cost < known.cost) ways.set(key, way);
  };
  for (let stop = 0; stop < count; stop++) if (first === null || first === stop) add(1 << stop, step(null, stop));
  let best: Way | null = null;
  let size = 0;
  for (let set = 1; set < 2 ** count; set++) {
    const isComplete = (set & needed) === needed;
    for (const way of waysOf[set]?.values() ?? []) {
      const visited = sizeOf(set);
      if (isComplete && (visited > size || (visited === size && way.cost < (best?.cost ?? 0)))) {
        best = way;
        size = visited;
      }
      if (way.stop === last) continue;
      for (let next = isOwnOrder ? way.stop + 1 : 0; next < count; next++)
        if ((set & (1 << next)) === 0) add(set | (1 << next), step(way, next));
    }
    // The ways continue in larger sets only.
    waysOf[set] = undefined;
  }
  return best;
}

/**
 * Returns the order in which a walk finds its stops open. It visits as many stops as can be reached while they are open
 * or their hours are unknown; among these orders it prefers the fewest stays that the place cuts short, and then the
 * shortest way. The walk never waits. Each further stop doubles the work, so there may be at most `WALK.places` stops.
 */
export function openOrder(stops: readonly WalkPlace[], input: OpenOrderInput): OpenOrder {
  const { from, first, last, isOwnOrder } = input;
  const points = stops.map(({ coordinates }) => coordinates);
  const usual = isOwnOrder ? [...stops.keys()] : shortestOrder(points, from, { first, last });
  const step = stepsOf(stops, input);
  let way: Way | null = null;
  for (const stop of usual) {
    way = step(way, stop);
    // Not every stop is open at its time in the usual order.
    if (way === null || way.cost >= CUT_KM) break;
  }
  if (way !== null && way.cost < CUT_KM) return { visited: usual, aside: [] };
  const visited = stopsOf(bestWay(stops.length, step, input));
  return { visited, aside: [...stops.keys()].filter((stop) => !visited.includes(stop)) };
}
