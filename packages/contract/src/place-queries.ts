import {
  BETWEEN_OPERATORS,
  CATEGORY_DOCS,
  DEFAULT_API_LIMIT,
  DEFAULT_NEAR_MINUTES,
  type FilterCategory,
  HOURS_STATES,
  MAX_API_LIMIT,
  MAX_NEAR_MINUTES,
  MAX_NEAR_TEXT,
  MAX_PAGE_START,
  mapJoinParameters,
  mapValueParameters,
  NEARBY_KM,
  NEARBY_LIMIT,
  namedValues,
  PLACE_STATUSES,
  parsePageStart,
  readValue,
  SORT_FIELDS,
  SORT_ORDERS,
  STATIONS_LIMIT,
  TRAVEL_LIMITS,
} from "@flaneur/domain";
import { z } from "zod";
import {
  degrees,
  flag,
  mapArea,
  oneOf,
  optionalWholeNumber,
  parisMinute,
  repeated,
  safeText,
  transportMode,
  wholeNumber,
} from "./parameters.ts";

/** No value has a comma. Without this refusal, a list of values in one parameter would match no place without a word. */
const ONE_VALUE = "must be one value. Repeat the parameter for several values: types=Bar&types=Restaurant";

/**
 * Returns the schema of a value of a category. If the values come from the data, an unknown value is accepted and
 * matches no place. If the code defines the values, an unknown value is refused.
 */
function filterValue(category: FilterCategory): z.ZodType<string, string> {
  const values = namedValues(category);
  if (values !== null) return oneOf(values);
  return safeText(100)
    .refine((text) => text !== "" && !text.includes(","), ONE_VALUE)
    .transform((text) => readValue(category, text) ?? text);
}

const bothOrNeither = (query: { latitude?: number | undefined; longitude?: number | undefined }) =>
  (query.latitude === undefined) === (query.longitude === undefined);
const bothOrNeitherIssue = { error: "must come with longitude, and longitude with latitude", path: ["latitude"] };

const originFields = { latitude: degrees(90).optional(), longitude: degrees(180).optional(), transportMode };

const filterFields = {
  search: safeText(200)
    .default("")
    .meta({ description: "Part of a name or an address; case, accents and ligatures are ignored." }),
  ...mapValueParameters((category, mark) => {
    const { parameter } = CATEGORY_DOCS[category];
    const values = repeated(filterValue(category));
    return parameter === null || mark === "exclude" ? values : values.meta({ description: parameter });
  }),
  ...mapJoinParameters((category) =>
    oneOf(BETWEEN_OPERATORS)
      .default("AND")
      .meta({ description: CATEGORY_DOCS[category].join ?? "" }),
  ),
  wishes: repeated(filterValue("tags")).meta({
    description: "Tags that a place must have, all of them. `tags` needs only one of its tags.",
  }),
  placeStatuses: repeated(oneOf(PLACE_STATUSES)),
  ...originFields,
  maxMinutes: optionalWholeNumber(1, 24 * 60).meta({
    description:
      `Only places within this travel time in minutes; the app offers ${TRAVEL_LIMITS.min} to ${TRAVEL_LIMITS.max}. ` +
      "Needs latitude and longitude.",
  }),
  mentions: safeText(200)
    .optional()
    .meta({ description: "Only places whose names or description have all of these words, such as `jazz`." }),
  chosenOnly: flag.meta({ description: "Only places that Flâneur or an operator has chosen." }),
  near: safeText(MAX_NEAR_TEXT)
    .optional()
    .meta({
      description:
        "Only places near this station, such as `Abbesses`, or near a point with a name: " +
        "`27 Rue de Rivoli@48.85553,2.35853`. No place is near an unknown station.",
      example: "Abbesses",
    }),
  nearMinutes: optionalWholeNumber(1, MAX_NEAR_MINUTES).meta({
    description: `The longest walk from \`near\`, in minutes. Default: ${DEFAULT_NEAR_MINUTES}.`,
  }),
  area: mapArea.optional().meta({
    description: "Only places in this part of the map: west, south, east and north in degrees, `2.3,48.85,2.36,48.87`.",
  }),
  hoursAt: parisMinute.optional().meta({
    description: "A date and time in Paris, `2026-11-22T15:30`. Opening hours are evaluated at this time.",
    example: "2026-11-22T15:30",
  }),
  hours: repeated(oneOf(HOURS_STATES)).meta({
    description:
      "Only places in one of these states at `hoursAt`. The hours of a place are `unknown` if they are missing or " +
      "cannot be parsed.",
  }),
};

const hoursHaveMoment = (query: { hours: readonly string[]; hoursAt?: string | undefined }) =>
  query.hours.length === 0 || query.hoursAt !== undefined;
const hoursHaveMomentIssue = { error: "needs hoursAt", path: ["hours"] };

const minutesHaveOrigin = (query: { maxMinutes?: number | undefined; latitude?: number | undefined }) =>
  query.maxMinutes === undefined || query.latitude !== undefined;
const minutesHaveOriginIssue = { error: "needs latitude and longitude", path: ["maxMinutes"] };

export const PlacesQuery = z
  .strictObject({
    page: wholeNumber(1, 1_000_000, 1),
    limit: wholeNumber(1, MAX_API_LIMIT, DEFAULT_API_LIMIT),
    after: safeText(MAX_PAGE_START)
      .refine((text) => parsePageStart(text) !== null, "must be a `pagination.next` of an earlier page")
      .optional()
      .meta({
        description:
          "The `pagination.next` of an earlier page of the same list. Pages are counted from there, so that they " +
          "neither repeat nor skip places when others are imported or removed in the meantime. " +
          "Without it, or if `sortBy` or `sortOrder` differ from those of that page, pages are counted from " +
          "the first place.",
        example: "2~name-asc~septime~septime",
      }),
    sortBy: oneOf(SORT_FIELDS)
      .default("name")
      .meta({
        description:
          "`recommended` lists the nearest to `near` first, then chosen places, the best rated, those open at `hoursAt` and those that " +
          "mention what is wished. It has one direction: `sortOrder` is ignored.",
      }),
    sortOrder: oneOf(SORT_ORDERS).default("asc"),
    ...filterFields,
    media: flag.meta({ description: "Also list the pictures and videos of each place." }),
    facets: flag.meta({
      description:
        "Also return, for each value of every category, how many places the list would have if that value were the only included value of its category. With `hoursAt`, also count the places that are open, closed, and of unknown hours.",
    }),
  })
  .refine(bothOrNeither, bothOrNeitherIssue)
  .refine(minutesHaveOrigin, minutesHaveOriginIssue)
  .refine(hoursHaveMoment, hoursHaveMomentIssue);

/** The query of one page of some chosen places, in the order in which they were chosen. */
export const ChosenPlacesQuery = z
  .strictObject({
    page: wholeNumber(1, 1_000_000, 1),
    limit: wholeNumber(1, MAX_API_LIMIT, DEFAULT_API_LIMIT),
    ...filterFields,
    media: flag.meta({ description: "Also list the pictures and videos of each place." }),
    facets: flag.meta({ description: "Also count the values of every category, as in `GET /places`." }),
  })
  .refine(bothOrNeither, bothOrNeitherIssue)
  .refine(minutesHaveOrigin, minutesHaveOriginIssue)
  .refine(hoursHaveMoment, hoursHaveMomentIssue);

export const PinsQuery = z
  .strictObject(filterFields)
  .refine(bothOrNeither, bothOrNeitherIssue)
  .refine(minutesHaveOrigin, minutesHaveOriginIssue)
  .refine(hoursHaveMoment, hoursHaveMomentIssue);

export const PlaceQuery = z
  .strictObject({
    related: flag.meta({ description: "Also return up to six related places." }),
    nearby: flag.meta({
      description: `Also return up to ${NEARBY_LIMIT} places within ${NEARBY_KM * 1000} m, nearest first.`,
    }),
    stations: flag.meta({
      description: `Also return up to ${STATIONS_LIMIT} stations of the metro, RER, tram or funicular within ${NEARBY_KM * 1000} m, nearest first.`,
    }),
    metro: flag.meta({
      description: "Also return the quickest way by metro from the origin, as an estimate without a timetable.",
    }),
    media: flag.meta({ description: "Also list the pictures and videos of each place." }),
    ...originFields,
  })
  .refine(bothOrNeither, bothOrNeitherIssue)
  .refine(({ metro, latitude }) => !metro || latitude !== undefined, {
    error: "needs latitude and longitude",
    path: ["metro"],
  });
