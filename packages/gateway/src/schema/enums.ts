import {
  BETWEEN_OPERATORS,
  type PlaceStatus,
  SORT_ORDERS,
  type SortField,
  type TransportMode,
  type Wheelchair,
} from "@flaneur/domain";
import { builder } from "./builder.ts";

/** An enum whose values are the domain's words and whose names are GraphQL's. */
const named = <T extends string>(values: Record<string, T>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])) as Record<string, { value: T }>;

export const PlaceStatusEnum = builder.enumType("PlaceStatus", {
  values: named<PlaceStatus>({
    OPEN: "Open",
    JUST_OPENED: "Just Opened",
    OPENING_SOON: "Opening Soon",
    PERMANENTLY_CLOSED: "Permanently Closed",
  }),
});

export const WheelchairEnum = builder.enumType("Wheelchair", {
  values: named<Wheelchair>({ YES: "yes", LIMITED: "limited", NO: "no" }),
});

export const SortFieldEnum = builder.enumType("SortField", {
  values: named<SortField>({
    NAME: "name",
    TYPE: "type",
    ARRONDISSEMENT: "arrondissement",
    RATING: "rating",
    TRAVEL_TIME: "travelTime",
  }),
});

export const SortOrderEnum = builder.enumType("SortOrder", {
  values: named(Object.fromEntries(SORT_ORDERS.map((order) => [order.toUpperCase(), order]))),
});

export const TransportModeEnum = builder.enumType("TransportMode", {
  values: named<TransportMode>({ TRANSIT: "transit", WALKING: "walking" }),
});

export const BetweenOperatorEnum = builder.enumType("BetweenOperator", { values: BETWEEN_OPERATORS });

export const MediaKindEnum = builder.enumType("MediaKind", {
  values: named<"image" | "video">({ IMAGE: "image", VIDEO: "video" }),
});
