import { nameFromAddress } from "../address-name.ts";
import { type ParisTime, parisTimeText, parseParisTime } from "../hours/paris-time.ts";
import { LIST_LIMITS, WALK } from "../limits.ts";

/** The list that a walk belongs to: a list of its owner, by its id, or a shared list, by the last part of its link. */
export interface WalkList {
  readonly kind: "own" | "shared";
  readonly id: string;
}

/** What a visitor has chosen for a walk. The address of its page has all of it. */
export interface WalkChoice {
  /**
   * The ids of the places in the visitor's own order. The first `WALK.places` of them that can be visited are the walk.
   * Which ones can be visited is known after they are loaded.
   */
  readonly placeIds: readonly string[];
  /** The ids of places that are not part of the walk and can be added. With `placeIds`, at most `WALK.ids`. */
  readonly otherIds: readonly string[];
  /** The number of places of the list or the listing that the address does not name. */
  readonly beyond: number;
  /** `own` is the order of `placeIds`. */
  readonly order: "shortest" | "own";
  /** The ids of the places where the shortest way begins and ends. Null if any place may be there. */
  readonly first: string | null;
  readonly last: string | null;
  /** The ids of places that the walk visits even if they are closed on arrival. Other places are then set aside. */
  readonly keptIds: readonly string[];
  /** Whether the walk begins at the visitor's position. The address never has the position itself. */
  readonly fromHere: boolean;
  /** When the walk begins. Null for now, or for the next morning if more places are open then (`openWalk()`). */
  readonly startAt: ParisTime | null;
  readonly stayMinutes: number;
  /** The name of the list that the walk leads through; null for a walk without a list. */
  readonly name: string | null;
  /** The list that the walk leads through; null for a walk without a list. */
  readonly list: WalkList | null;
}

/** The maximum length of an id in an address, in characters. Longer ids are ignored. */
const MAX_ID = 200;

/**
 * Returns the walk through places.
 * @param count The number of places of the whole list or listing.
 */
export function walkThrough(ids: readonly string[], count: number): WalkChoice {
  const placeIds = ids.slice(0, WALK.ids);
  return {
    placeIds,
    otherIds: [],
    beyond: Math.max(0, count - placeIds.length),
    order: "shortest",
    first: null,
    last: null,
    keptIds: [],
    fromHere: false,
    startAt: null,
    stayMinutes: WALK.stayMinutes,
    name: null,
    list: null,
  };
}

/** Joins ids with commas. Commas and percent signs in an id are escaped twice, so that it stays one id. */
const idsText = (ids: readonly string[]): string =>
  ids.map((id) => encodeURIComponent(id.replace(/[%,]/g, encodeURIComponent))).join(",");

/** Returns a walk as the query of an address, without its question mark. Values that are the default are left out. */
export function walkQuery({ placeIds, otherIds, keptIds, beyond, order, name, list, ...rest }: WalkChoice): string {
  const { first, last, fromHere, startAt, stayMinutes } = rest;
  const single = Object.entries({
    beyond: beyond === 0 ? null : String(beyond),
    order: order === "own" ? order : null,
    start: first,
    end: last,
    from: fromHere ? "here" : null,
    at: startAt === null ? null : parisTimeText(startAt),
    stay: stayMinutes === WALK.stayMinutes ? null : String(stayMinutes),
    name,
    list: list?.kind === "own" ? list.id : null,
    shared: list?.kind === "shared" ? list.id : null,
  });
  const parameters = [
    `places=${idsText(placeIds)}`,
    ...(otherIds.length === 0 ? [] : [`others=${idsText(otherIds)}`]),
    ...(keptIds.length === 0 ? [] : [`keep=${idsText(keptIds)}`]),
    ...single.flatMap(([key, value]) => (value === null ? [] : [`${key}=${encodeURIComponent(value.toWellFormed())}`])),
  ];
  return parameters.join("&");
}

/** Returns the address of the page of a walk. */
export const walkAddress = (choice: WalkChoice): string => `/walk?${walkQuery(choice)}`;

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

function listOf(parameters: URLSearchParams): WalkList | null {
  for (const [kind, name] of [["own", "list"] as const, ["shared", "shared"] as const]) {
    const id = parameters.get(name) ?? "";
    if (id !== "" && id.length <= MAX_ID) return { kind, id };
  }
  return null;
}

/** Parses the query of an address. Values that cannot be read are replaced by the default. */
export function parseWalk(search: string): WalkChoice {
  const parameters = new URLSearchParams(search);
  const places = new Set(idsOf(parameters.get("places")));
  const all = [...new Set([...places, ...idsOf(parameters.get("others"))])];
  const known = all.slice(0, WALK.ids);
  const placeIds = known.filter((id) => places.has(id));
  const otherIds = known.filter((id) => !places.has(id));
  const beyond = Number(/^\d{1,9}$/.exec(parameters.get("beyond") ?? "")?.[0] ?? 0) + all.length - known.length;
  const end = (name: "start" | "end") => placeIds.find((id) => id === parameters.get(name)) ?? null;
  const [first, last] = [end("start"), end("end")];
  const stay = Number(parameters.get("stay"));
  const kept = new Set(idsOf(parameters.get("keep")));
  return {
    placeIds,
    otherIds,
    beyond,
    order: parameters.get("order") === "own" ? "own" : "shortest",
    first,
    last: last === first ? null : last,
    keptIds: placeIds.filter((id) => kept.has(id)),
    fromHere: parameters.get("from") === "here",
    startAt: parseParisTime(parameters.get("at") ?? ""),
    stayMinutes: WALK.stays.find((each) => each === stay) ?? WALK.stayMinutes,
    name: nameFromAddress(parameters.get("name"), LIST_LIMITS.name),
    list: listOf(parameters),
  };
}

/**
 * Limits the walk to its first `WALK.places` stops. The remaining places become other places, and an end of the walk
 * that is not a stop becomes null.
 * @param isStop Whether a place counts as one of the `WALK.places`.
 */
export function settledWalk(choice: WalkChoice, isStop: (id: string) => boolean): WalkChoice {
  const placeIds = choice.placeIds.filter(isStop).slice(0, WALK.places);
  const end = (id: string | null) => (id !== null && placeIds.includes(id) ? id : null);
  return {
    ...choice,
    placeIds,
    otherIds: [...choice.placeIds.filter((id) => !placeIds.includes(id)), ...choice.otherIds],
    first: end(choice.first),
    last: end(choice.last),
    keptIds: choice.keptIds.filter((id) => placeIds.includes(id)),
  };
}

/** Removes a place from the walk. The place can be added again. */
export const withoutPlace = (choice: WalkChoice, id: string): WalkChoice => ({
  ...choice,
  placeIds: choice.placeIds.filter((each) => each !== id),
  otherIds: [id, ...choice.otherIds],
  first: choice.first === id ? null : choice.first,
  last: choice.last === id ? null : choice.last,
  keptIds: choice.keptIds.filter((each) => each !== id),
});

/** Returns a place to the walk that was set aside because it is closed on arrival. */
export const withKept = (choice: WalkChoice, id: string): WalkChoice => ({
  ...choice,
  keptIds: [...choice.keptIds.filter((each) => each !== id), id],
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
