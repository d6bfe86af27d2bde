/** The words of the domain and the names that GraphQL has for them. A word without a name does not type-check. */
import type { MediaItem, PlaceStatus, SortField, SortOrder, Wheelchair } from "@flaneur/domain";
import type { graphql } from "./graphql.ts";

type Enum<Name extends Parameters<typeof graphql.scalar>[0]> = ReturnType<typeof graphql.scalar<Name>>;

const inverse = <Name extends string, Word extends string>(names: Readonly<Record<Word, Name>>) =>
  Object.fromEntries(Object.entries(names).map(([word, name]) => [name, word])) as Readonly<Record<Name, Word>>;

export const SORT_FIELD_NAMES = {
  name: "NAME",
  type: "TYPE",
  arrondissement: "ARRONDISSEMENT",
  rating: "RATING",
  travelTime: "TRAVEL_TIME",
} as const satisfies Record<SortField, Enum<"SortField">>;

export const SORT_ORDER_NAMES = { asc: "ASC", desc: "DESC" } as const satisfies Record<SortOrder, Enum<"SortOrder">>;

export const PLACE_STATUS_NAMES = {
  Open: "OPEN",
  "Just Opened": "JUST_OPENED",
  "Opening Soon": "OPENING_SOON",
  "Permanently Closed": "PERMANENTLY_CLOSED",
} as const satisfies Record<PlaceStatus, Enum<"PlaceStatus">>;

export const PLACE_STATUSES_BY_NAME = inverse<Enum<"PlaceStatus">, PlaceStatus>(PLACE_STATUS_NAMES);
export const WHEELCHAIR_BY_NAME = inverse<Enum<"Wheelchair">, Wheelchair>({ yes: "YES", limited: "LIMITED", no: "NO" });
export const MEDIA_KIND_BY_NAME = inverse<Enum<"MediaKind">, MediaItem["kind"]>({ image: "IMAGE", video: "VIDEO" });
