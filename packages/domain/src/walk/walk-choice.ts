import { type ParisTime, parisTimeText, parseParisTime } from "../hours/paris-time.ts";
import { LIST_LIMITS, WALK } from "../limits.ts";

/** What a visitor has chosen for a walk. The address of its page has all of it. */
export interface WalkChoice {
  /** The ids of the places in the visitor's own order, at most `WALK.places`. */
  readonly placeIds: readonly string[];
  /** The ids of places that are not part of the walk and can be added, at most `WALK.others`. */
  readonly otherIds: readonly string[];
  /** How many further places the list or the listing had, which the address does not name. */
  readonly beyond: number;
  /** `own` is the order of `placeIds`. */
  readonly order: "shortest" | "own";
  /** The ids of the places where the shortest way begins and ends. Null if any place may be there. */
  readonly first: string | null;
  readonly last: string | null;
  /** Whether the walk begins at the visitor's position. The address never has the position itself. */
  readonly fromHere: boolean;
  /** When the walk begins; null for now. */
  readonly startAt: ParisTime | null;
  readonly stayMinutes: number;
}

/** The maximum length of an id in an address, in characters. Longer ids are ignored. */
const MAX_ID = 200;

/** Returns the walk through the first places of a list. @param count The number of places of the whole list. */
export function walkThrough(ids: readonly string[], count: number): WalkChoice {
  const known = ids.slice(0, WALK.places + WALK.others);
  return {
    placeIds: known.slice(0, WALK.places),
    otherIds: known.slice(WALK.places),
    beyond: Math.max(0, count - known.length),
    order: "shortest",
    first: null,
    last: null,
    fromHere: false,
    startAt: null,
    stayMinutes: WALK.stayMinutes,
  };
}

/** Writes ids between commas. An id that has a comma itself is escaped twice, so that it stays one id. */
const idsText = (ids: readonly string[]): string =>
  ids.map((id) => encodeURIComponent(id.replace(/[%,]/g, encodeURIComponent))).join(",");

/** Returns the address of the page of a walk. Values that are the default are left out. */
export function walkAddress({ placeIds, otherIds, beyond, order, first, last, ...times }: WalkChoice): string {
  const { fromHere, startAt, stayMinutes } = times;
  const single = Object.entries({
    beyond: beyond === 0 ? null : String(beyond),
    order: order === "own" ? order : null,
    start: first,
    end: last,
    from: fromHere ? "here" : null,
    at: startAt === null ? null : parisTimeText(startAt),
    stay: stayMinutes === WALK.stayMinutes ? null : String(stayMinutes),
  });
  const parameters = [
    `places=${idsText(placeIds)}`,
    ...(otherIds.length === 0 ? [] : [`others=${idsText(otherIds)}`]),
    ...single.flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`])),
  ];
  return `/walk?${parameters.join("&")}`;
}

function idsOf(text: string | null): readonly string[] {
  return (text ?? "").split(",").flatMap((each) => {
    try {
      const id = decodeURIComponent(each);
      return id === "" || id.length > MAX_ID ? [] : [id];
    } catch {
      // The text has a percent sign that escapes nothing.
      return [];
    }
  });
}

/** Parses the query of an address. Values that cannot be read are replaced by the default. */
export function parseWalk(search: string): WalkChoice {
  const parameters = new URLSearchParams(search);
  const named = idsOf(parameters.get("places"));
  const all = [...new Set([...named, ...idsOf(parameters.get("others"))])];
  const placeIds = [...new Set(named)].slice(0, WALK.places);
  const rest = all.filter((id) => !placeIds.includes(id));
  const otherIds = rest.slice(0, WALK.others);
  const beyond = Number(/^\d{1,3}$/.exec(parameters.get("beyond") ?? "")?.[0] ?? 0) + rest.length - otherIds.length;
  const end = (name: "start" | "end") => placeIds.find((id) => id === parameters.get(name)) ?? null;
  const [first, last] = [end("start"), end("end")];
  const stay = Number(parameters.get("stay"));
  return {
    placeIds,
    otherIds,
    beyond: Math.min(beyond, LIST_LIMITS.places),
    order: parameters.get("order") === "own" ? "own" : "shortest",
    first,
    last: last === first ? null : last,
    fromHere: parameters.get("from") === "here",
    startAt: parseParisTime(parameters.get("at") ?? ""),
    stayMinutes: WALK.stays.find((each) => each === stay) ?? WALK.stayMinutes,
  };
}

/** Removes a place from the walk. The place can be added again. */
export const withoutPlace = (choice: WalkChoice, id: string): WalkChoice => ({
  ...choice,
  placeIds: choice.placeIds.filter((each) => each !== id),
  otherIds: [id, ...choice.otherIds].slice(0, WALK.others),
  beyond: choice.beyond + (choice.otherIds.length >= WALK.others ? 1 : 0),
  first: choice.first === id ? null : choice.first,
  last: choice.last === id ? null : choice.last,
});

/** Adds one of the other places at the end of the visitor's own order. Returns the same walk if it is full. */
export const withPlace = (choice: WalkChoice, id: string): WalkChoice =>
  choice.placeIds.length >= WALK.places
    ? choice
    : {
        ...choice,
        placeIds: [...choice.placeIds, id],
        otherIds: choice.otherIds.filter((each) => each !== id),
      };

/** Chooses where the shortest way begins or ends. The same place cannot be both. */
export const withEnd = (choice: WalkChoice, which: "first" | "last", id: string | null): WalkChoice => {
  const other = which === "first" ? "last" : "first";
  return { ...choice, [which]: id, [other]: choice[other] === id ? null : choice[other] };
};
