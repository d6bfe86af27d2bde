import {
  BETWEEN_OPERATORS,
  CATEGORY_DOCS,
  DEFAULT_API_LIMIT,
  type Facets,
  type FilterCategory,
  HOURS_STATES,
  MAX_API_LIMIT,
  MAX_PAGE_START,
  mapCategories,
  mapFacets,
  mapJoinParameters,
  mapValueParameters,
  NEAR_STATION_MINUTES,
  NEARBY_KM,
  NEARBY_LIMIT,
  namedValues,
  PLACE_STATUSES,
  type Place,
  type PlacePins,
  parsePageStart,
  readValue,
  SORT_FIELDS,
  SORT_ORDERS,
  STATION_KINDS,
  STATIONS_LIMIT,
  TRAVEL_LIMITS,
  valuesOf,
  WHEELCHAIR,
} from "@flaneur/domain";
import { z } from "@hono/zod-openapi";
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
} from "../http/parameters.ts";

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
    .openapi({ description: "Part of a name or an address; case, accents and ligatures are ignored." }),
  ...mapValueParameters((category, mark) => {
    const { parameter } = CATEGORY_DOCS[category];
    const values = repeated(filterValue(category));
    return parameter === null || mark === "exclude" ? values : values.openapi({ description: parameter });
  }),
  ...mapJoinParameters((category) =>
    oneOf(BETWEEN_OPERATORS)
      .default("AND")
      .openapi({ description: CATEGORY_DOCS[category].join ?? "" }),
  ),
  placeStatuses: repeated(oneOf(PLACE_STATUSES)),
  ...originFields,
  maxMinutes: optionalWholeNumber(1, 24 * 60).openapi({
    description:
      `Only places within this travel time in minutes; the app offers ${TRAVEL_LIMITS.min} to ${TRAVEL_LIMITS.max}. ` +
      "Needs latitude and longitude.",
  }),
  near: safeText(100)
    .optional()
    .openapi({
      description: `Only places at most ${NEAR_STATION_MINUTES} minutes on foot from this station, such as \`Abbesses\`. No place is near an unknown station.`,
      example: "Abbesses",
    }),
  area: mapArea.optional().openapi({
    description: "Only places in this part of the map: west, south, east and north in degrees, `2.3,48.85,2.36,48.87`.",
  }),
  hoursAt: parisMinute.optional().openapi({
    description: "A date and time in Paris, `2026-11-22T15:30`. Opening hours are evaluated at this time.",
    example: "2026-11-22T15:30",
  }),
  hours: repeated(oneOf(HOURS_STATES)).openapi({
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
      .openapi({
        description:
          "The `pagination.next` of an earlier page of the same list. Pages are counted from there, so that they " +
          "neither repeat nor skip places when others are imported or removed in the meantime. " +
          "Without it, or if `sortBy` or `sortOrder` differ from those of that page, pages are counted from " +
          "the first place.",
        example: "2~name-asc~septime~septime",
      }),
    sortBy: oneOf(SORT_FIELDS).default("name"),
    sortOrder: oneOf(SORT_ORDERS).default("asc"),
    ...filterFields,
    media: flag.openapi({ description: "Also list the pictures and videos of each place." }),
    facets: flag.openapi({
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
    media: flag.openapi({ description: "Also list the pictures and videos of each place." }),
    facets: flag.openapi({ description: "Also count the values of every category, as in `GET /places`." }),
  })
  .refine(bothOrNeither, bothOrNeitherIssue)
  .refine(minutesHaveOrigin, minutesHaveOriginIssue)
  .refine(hoursHaveMoment, hoursHaveMomentIssue);

export const PinsQuery = z
  .strictObject(filterFields)
  .refine(bothOrNeither, bothOrNeitherIssue)
  .refine(minutesHaveOrigin, minutesHaveOriginIssue)
  .refine(hoursHaveMoment, hoursHaveMomentIssue);

export const PinsBody = z
  .object({
    ids: z.array(z.string()).readonly(),
    names: z.array(z.string()).readonly(),
    latitudes: z.array(z.number()).readonly(),
    longitudes: z.array(z.number()).readonly(),
    types: z.array(z.number().int()).readonly().openapi({ description: "Indexes of `typeNames`; -1 without a type." }),
    typeNames: z.array(z.string()).readonly(),
  })
  .openapi("PlacePins", {
    description: "The points of a map as columns: the elements with the same index belong to the same place.",
    example: {
      ids: ["breizh-cafe-marais"],
      names: ["Breizh Café Marais"],
      latitudes: [48.86062],
      longitudes: [2.36184],
      types: [0],
      typeNames: ["Restaurant"],
    } satisfies PlacePins,
  });

export const PlaceQuery = z
  .strictObject({
    related: flag.openapi({ description: "Also return up to six related places." }),
    nearby: flag.openapi({
      description: `Also return up to ${NEARBY_LIMIT} places within ${NEARBY_KM * 1000} m, nearest first.`,
    }),
    stations: flag.openapi({
      description: `Also return up to ${STATIONS_LIMIT} stations of the metro, RER, tram or funicular within ${NEARBY_KM * 1000} m, nearest first.`,
    }),
    metro: flag.openapi({
      description: "Also return the quickest way by metro from the origin, as an estimate without a timetable.",
    }),
    media: flag.openapi({ description: "Also list the pictures and videos of each place." }),
    ...originFields,
  })
  .refine(bothOrNeither, bothOrNeitherIssue)
  .refine(({ metro, latitude }) => !metro || latitude !== undefined, {
    error: "needs latitude and longitude",
    path: ["metro"],
  });

/** The example place of the OpenAPI document. */
export const PLACE_EXAMPLE = {
  id: "breizh-cafe-marais",
  name: "Breizh Café Marais",
  otherNames: [],
  address: "109 Rue Vieille du Temple, 75003 Paris",
  arrondissement: "75003",
  neighbourhoods: ["Haut Marais", "Le Marais"],
  type: { primary: "Restaurant", secondary: [] },
  tags: ["Crêpes", "Organic", "Open Sundays"],
  placeStatus: "Open" as const,
  rating: 4.4,
  ratingSource: "seed",
  travelTime: 12,
  googleMapsUrl: "https://www.google.com/maps/search/?api=1&query=Breizh%20Caf%C3%A9%20Marais",
  website: "https://breizhcafe.com",
  coordinates: { latitude: 48.86062, longitude: 2.36184 },
  description: { text: "Buckwheat galettes with raw-milk cheese and Breton ham, thin and crisp at the edge." },
  openingHours: "Mo-Su 10:00-23:00",
  openingHoursSource: { name: "osm", month: "2026-05" },
  wheelchair: "limited" as const,
  mediaFiles: ["/api/media/posters/breizh-cafe-marais/1-0a1b2c3d-4268ad.svg"],
};

export const PlaceBody = z
  .object({
    id: z.string(),
    name: z.string(),
    otherNames: z.array(z.string()).openapi({
      description: "Further names, such as names in other languages and former names.",
    }),
    address: z.string(),
    arrondissement: z
      .string()
      .nullable()
      .openapi({ description: "The code of the arrondissement, such as `75003`; null if it is unknown." }),
    neighbourhoods: z.array(z.string()).openapi({
      description: "The neighbourhoods that contain the place. They are not official, and they overlap.",
    }),
    type: z.object({ primary: z.string().nullable(), secondary: z.array(z.string()) }),
    tags: z.array(z.string()),
    placeStatus: z.enum(PLACE_STATUSES),
    rating: z.number().min(0).max(5).nullable(),
    ratingSource: z.string().nullable().openapi({
      description: "The source of the rating: `seed` for a rating by Flâneur itself, otherwise the name of the import.",
    }),
    travelTime: z
      .number()
      .int()
      .nullable()
      .openapi({
        description:
          "Minutes from the origin. Null if the query has no latitude and longitude, if the place has no coordinates, " +
          "and for the places in `related` and `nearby`.",
      }),
    googleMapsUrl: z.string().nullable(),
    website: z.string().nullable(),
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    description: z.object({ text: z.string() }).nullable(),
    openingHours: z.string().nullable().openapi({ description: "In the opening_hours syntax of OpenStreetMap." }),
    openingHoursSource: z
      .object({ name: z.string(), month: z.string().nullable() })
      .nullable()
      .openapi({
        description:
          "The source of the opening hours: `osm` for OpenStreetMap (ODbL), `seed` for hours that Flâneur itself has " +
          "collected, otherwise the name of the import. `month` is the month of the data, or null if it is unknown.",
      }),
    wheelchair: z.enum(WHEELCHAIR).nullable(),
    mediaFiles: z
      .array(z.string())
      .optional()
      .openapi({ description: "Present only with `media=true`. The best picture or video is first." }),
  })
  .openapi("Place", { example: PLACE_EXAMPLE });

export function toBody({ types, description, ...place }: Place): z.input<typeof PlaceBody> {
  const [primary = null, ...secondary] = types;
  return {
    ...place,
    type: { primary, secondary },
    otherNames: [...place.otherNames],
    neighbourhoods: [...place.neighbourhoods],
    tags: [...place.tags],
    description: description === null ? null : { text: description },
  };
}

/** Returns the counts of the example place's first value in a category. */
const exampleCounts = (category: FilterCategory) =>
  valuesOf({ ...PLACE_EXAMPLE, types: [PLACE_EXAMPLE.type.primary] }, category)
    .slice(0, 1)
    .map((value) => ({ value, count: 1 }));

const FacetCounts = z.array(z.object({ value: z.string(), count: z.number().int() }));

const SearchSuggestion = z
  .object({
    search: z.string().openapi({ description: "The corrected search, spelt as in the names of places." }),
    total: z.number().int().min(1).openapi({ description: "How many places it finds under the same filters." }),
  })
  .openapi("SearchSuggestion", {
    description: "A correction of a misspelt search. Present only if the list is empty and the search looks misspelt.",
    example: { search: "Louvre", total: 4 },
  });

export const PlacesBody = z
  .object({
    data: z.array(PlaceBody),
    pagination: z.object({
      total: z.number().int(),
      page: z.number().int(),
      limit: z.number().int(),
      pages: z.number().int(),
      next: z.string().nullable().openapi({
        description: "Send it as `after`, together with the `page` that you want next; null on the last page.",
      }),
    }),
    facets: z.object(mapFacets(() => FacetCounts)).optional(),
    suggestion: SearchSuggestion.optional(),
  })
  .openapi("PlaceList", {
    example: {
      data: [PLACE_EXAMPLE],
      pagination: { total: 1, page: 1, limit: 50, pages: 1, next: null },
      facets: {
        ...mapCategories(exampleCounts),
        hours: [{ value: "open", count: 1 }],
      } satisfies Facets,
    },
  });

const StationBody = z.object({
  name: z.string(),
  kind: z.enum(STATION_KINDS).openapi({
    description: "A station of several kinds has the kind that is first in this enum.",
  }),
  minutes: z.number().int().openapi({ description: "Minutes on foot, in a straight line at 5 km/h." }),
});

const MetroWayBody = z
  .object({
    minutes: z.number().int().openapi({ description: "Minutes from door to door, with walks and waiting." }),
    legs: z
      .array(
        z.object({
          line: z.string().openapi({ description: "The name of the line." }),
          from: z.string().openapi({ description: "The station where the ride begins." }),
          to: z.string().openapi({ description: "The station where the ride ends." }),
        }),
      )
      .readonly()
      .openapi({ description: "The rides in their order." }),
  })
  .openapi("MetroWay", { description: "A way by metro, as an estimate without a timetable." });

export const PlaceDetailBody = PlaceBody.extend({
  related: z.array(PlaceBody).optional(),
  nearby: z.array(PlaceBody).optional(),
  stations: z.array(StationBody).optional(),
  metro: MetroWayBody.nullable().optional().openapi({
    description:
      "Null if the origin or the place has no station nearby, if no ride connects them, or if a walk takes no longer.",
  }),
}).openapi("PlaceDetail", {
  example: {
    ...PLACE_EXAMPLE,
    related: [],
    nearby: [],
    stations: [{ name: "Filles du Calvaire", kind: "metro", minutes: 6 }],
  },
});
