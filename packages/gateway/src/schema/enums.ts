import {
  ADDRESS_KIND_NAMES,
  BETWEEN_OPERATORS,
  HOURS_STATE_NAMES,
  MATCH_VERDICT_NAMES,
  MEDIA_KIND_NAMES,
  PLACE_STATUS_NAMES,
  SEARCH_MEANING_NAMES,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
  STATION_KIND_NAMES,
  SUGGESTION_GROUP_NAMES,
  TRANSPORT_MODE_NAMES,
  WHEELCHAIR_NAMES,
} from "@flaneur/domain";
import { builder } from "./builder.ts";

/** Returns the options of an enum: each value of the domain with its name in GraphQL. */
const named = <Value extends string>(description: string, names: Readonly<Record<Value, string>>) => ({
  description,
  values: Object.fromEntries(
    Object.entries<string>(names).map(([value, name]) => [name, { value: value as Value }]),
  ) as Record<string, { value: Value }>,
});

export const PlaceStatusEnum = builder.enumType(
  "PlaceStatus",
  named("Whether a place can be visited.", PLACE_STATUS_NAMES),
);
export const WheelchairEnum = builder.enumType(
  "Wheelchair",
  named("Whether a place is accessible by wheelchair.", WHEELCHAIR_NAMES),
);
export const HoursStateEnum = builder.enumType(
  "HoursState",
  named(
    "Whether a place is open at a given time; unknown if its opening hours are missing or cannot be parsed.",
    HOURS_STATE_NAMES,
  ),
);
export const SortFieldEnum = builder.enumType("SortField", named("The sort key of a list.", SORT_FIELD_NAMES));
export const SortOrderEnum = builder.enumType("SortOrder", named("The direction of a sorted list.", SORT_ORDER_NAMES));
export const TransportModeEnum = builder.enumType(
  "TransportMode",
  named("A way to travel: by metro and train, or on foot.", TRANSPORT_MODE_NAMES),
);
export const MediaKindEnum = builder.enumType(
  "MediaKind",
  named("The kind of a media item: a picture or a video.", MEDIA_KIND_NAMES),
);
export const SuggestionGroupEnum = builder.enumType(
  "SuggestionGroup",
  named(
    "A group of suggestions for a search. `UNDERSTOOD` has the meaning of all words together, `ELSEWHERE` has places " +
      "in other arrondissements, and `SIMILAR` has places that have one of the words.",
    SUGGESTION_GROUP_NAMES,
  ),
);
export const MatchVerdictEnum = builder.enumType(
  "MatchVerdict",
  named(
    "Whether a place is one of ours. `FOUND` is the only place that it can be; with `CHECK`, a person chooses one of " +
      "the candidates or none.",
    MATCH_VERDICT_NAMES,
  ),
);
export const StationKindEnum = builder.enumType(
  "StationKind",
  named("The kind of a station. A station of several kinds has the first of them.", STATION_KIND_NAMES),
);
export const SearchMeaningKindEnum = builder.enumType(
  "SearchMeaningKind",
  named(
    "The kind of filter that was recognised in the words of a search. `OPEN_LATE` is open at 23:30 today, `CLOSED_AT` closed at a time, and `WITHIN` is a travel time.",
    SEARCH_MEANING_NAMES,
  ),
);
export const AddressKindEnum = builder.enumType("AddressKind", named("The kind of an address.", ADDRESS_KIND_NAMES));
export const BetweenOperatorEnum = builder.enumType("BetweenOperator", {
  description: "The operator between a filter category and the categories before it.",
  values: BETWEEN_OPERATORS,
});
