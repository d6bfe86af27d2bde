import {
  BETWEEN_OPERATORS,
  MEDIA_KIND_NAMES,
  PLACE_STATUS_NAMES,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
  TRANSPORT_MODE_NAMES,
  WHEELCHAIR_NAMES,
} from "@flaneur/domain";
import { builder } from "./builder.ts";

/** An enum whose values are the domain's and whose names are GraphQL's. */
const named = <Value extends string>(names: Readonly<Record<Value, string>>) => ({
  values: Object.fromEntries(
    Object.entries<string>(names).map(([value, name]) => [name, { value: value as Value }]),
  ) as Record<string, { value: Value }>,
});

export const PlaceStatusEnum = builder.enumType("PlaceStatus", named(PLACE_STATUS_NAMES));
export const WheelchairEnum = builder.enumType("Wheelchair", named(WHEELCHAIR_NAMES));
export const SortFieldEnum = builder.enumType("SortField", named(SORT_FIELD_NAMES));
export const SortOrderEnum = builder.enumType("SortOrder", named(SORT_ORDER_NAMES));
export const TransportModeEnum = builder.enumType("TransportMode", named(TRANSPORT_MODE_NAMES));
export const MediaKindEnum = builder.enumType("MediaKind", named(MEDIA_KIND_NAMES));
export const BetweenOperatorEnum = builder.enumType("BetweenOperator", { values: BETWEEN_OPERATORS });
