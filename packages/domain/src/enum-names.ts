import type { HoursState } from "./hours/hours-state.ts";
import type { MediaItem } from "./media.ts";
import type { PlaceStatus, Wheelchair } from "./place.ts";
import type { MatchVerdict } from "./place-match.ts";
import type { SortField, SortOrder } from "./place-sort.ts";
import type { SearchMeaning, SuggestionGroup } from "./search-meaning.ts";
import type { StationKind } from "./station-kind.ts";
import type { TransportMode } from "./travel.ts";

// Each table maps the values of a type to the names of the GraphQL enum. GraphQL names must be identifiers, but values
// of the product such as "Just Opened" (§3, §9) are not.

export const SORT_FIELD_NAMES = {
  recommended: "RECOMMENDED",
  name: "NAME",
  type: "TYPE",
  arrondissement: "ARRONDISSEMENT",
  rating: "RATING",
  travelTime: "TRAVEL_TIME",
} as const satisfies Record<SortField, string>;

export const SORT_ORDER_NAMES = { asc: "ASC", desc: "DESC" } as const satisfies Record<SortOrder, string>;

export const TRANSPORT_MODE_NAMES = {
  transit: "TRANSIT",
  walking: "WALKING",
} as const satisfies Record<TransportMode, string>;

export const PLACE_STATUS_NAMES = {
  Open: "OPEN",
  "Just Opened": "JUST_OPENED",
  "Opening Soon": "OPENING_SOON",
  "Permanently Closed": "PERMANENTLY_CLOSED",
} as const satisfies Record<PlaceStatus, string>;

export const WHEELCHAIR_NAMES = {
  yes: "YES",
  limited: "LIMITED",
  no: "NO",
} as const satisfies Record<Wheelchair, string>;

export const HOURS_STATE_NAMES = {
  open: "OPEN",
  closed: "CLOSED",
  unknown: "UNKNOWN",
} as const satisfies Record<HoursState, string>;

export const SUGGESTION_GROUP_NAMES = {
  understood: "UNDERSTOOD",
  places: "PLACES",
  types: "TYPES",
  tags: "TAGS",
  areas: "AREAS",
  stations: "STATIONS",
  streets: "STREETS",
  times: "TIMES",
  travel: "TRAVEL",
  elsewhere: "ELSEWHERE",
  similar: "SIMILAR",
  mentions: "MENTIONS",
} as const satisfies Record<SuggestionGroup, string>;

export const MATCH_VERDICT_NAMES = {
  found: "FOUND",
  check: "CHECK",
  none: "NONE",
} as const satisfies Record<MatchVerdict, string>;

export const STATION_KIND_NAMES = {
  metro: "METRO",
  rer: "RER",
  tram: "TRAM",
  funicular: "FUNICULAR",
} as const satisfies Record<StationKind, string>;

export const SEARCH_MEANING_NAMES = {
  value: "VALUE",
  status: "STATUS",
  openNow: "OPEN_NOW",
  openLate: "OPEN_LATE",
  openAt: "OPEN_AT",
  closedNow: "CLOSED_NOW",
  closedAt: "CLOSED_AT",
  within: "WITHIN",
  near: "NEAR",
  street: "STREET",
  mentions: "MENTIONS",
} as const satisfies Record<SearchMeaning["kind"], string>;

export const MEDIA_KIND_NAMES = { image: "IMAGE", video: "VIDEO" } as const satisfies Record<MediaItem["kind"], string>;

/** Inverts a table of names: returns the values by their names. */
export const valuesByName = <Value extends string, Name extends string>(names: Readonly<Record<Value, Name>>) =>
  Object.fromEntries(Object.entries(names).map(([value, name]) => [name, value])) as Readonly<Record<Name, Value>>;
