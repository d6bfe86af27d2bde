import {
  areValidPins,
  MAX_PINS,
  METRO_LEGS_LIMIT,
  type MetroWay,
  type PlacePins,
  STATION_KINDS,
} from "@flaneur/domain";
import { z } from "zod";
import { AnyPlace } from "./any-place.ts";
import { defineCall } from "./call.ts";
import { json } from "./contents.ts";
import { commonFailures, failures } from "./failures.ts";
import { count, latitude, longitude } from "./numbers.ts";
import { anyId } from "./parameters.ts";
import { PLACE_EXAMPLE, PlaceBody } from "./place-body.ts";
import { PlacesBody, ReadPlaces } from "./place-list.ts";
import { PinsQuery, PlaceQuery, PlacesQuery } from "./place-queries.ts";

export const PinsBody = z
  .object({
    ids: z.array(z.string()).readonly(),
    names: z.array(z.string()).readonly(),
    latitudes: z.array(z.number()).readonly(),
    longitudes: z.array(z.number()).readonly(),
    types: z.array(z.number().int()).readonly().meta({ description: "Indexes of `typeNames`; -1 without a type." }),
    typeNames: z.array(z.string()).readonly(),
    areChosen: z.array(z.boolean()).readonly().meta({ description: "Whether each place is chosen: see `Place`." }),
  })
  .meta({
    id: "PlacePins",
    description:
      "The points of a map as columns, the best place first: the elements with the same index belong to the same place.",
    example: {
      ids: ["breizh-cafe-marais"],
      names: ["Breizh Café Marais"],
      latitudes: [48.86062],
      longitudes: [2.36184],
      types: [0],
      typeNames: ["Restaurant"],
      areChosen: [true],
    } satisfies PlacePins,
  });

const StationBody = z.object({
  name: z.string(),
  kind: z.enum(STATION_KINDS).meta({
    description: "A station of several kinds has the kind that is first in this enum.",
  }),
  minutes: z.number().int().meta({ description: "Minutes on foot, in a straight line at 5 km/h." }),
});

const MetroWayBody = z
  .object({
    minutes: z.number().int().meta({ description: "Minutes from door to door, with walks and waiting." }),
    legs: z
      .array(
        z.object({
          line: z.string().meta({ description: "The name of the line." }),
          from: z.string().meta({ description: "The station where the ride begins." }),
          to: z.string().meta({ description: "The station where the ride ends." }),
        }),
      )
      .readonly()
      .meta({ description: "The rides in their order." }),
    lastWalkMinutes: z.number().int().meta({ description: "Minutes on foot from the last station." }),
  })
  .meta({ id: "MetroWay", description: "A way by metro, as an estimate without a timetable." });

export const PlaceDetailBody = PlaceBody.extend({
  related: z.array(PlaceBody).optional(),
  nearby: z.array(PlaceBody).optional(),
  stations: z.array(StationBody).optional(),
  hasOthers: z.boolean().optional().meta({ description: "Whether places that are not chosen are listed, too." }),
  metro: MetroWayBody.nullable().optional().meta({
    description:
      "Null if the origin or the place has no station nearby, if no ride connects them, or if a walk takes no longer.",
  }),
}).meta({
  id: "PlaceDetail",
  example: {
    ...PLACE_EXAMPLE,
    related: [],
    nearby: [],
    stations: [{ name: "Filles du Calvaire", kind: "metro", minutes: 6 }],
  },
});
/** Parses the stations. The result is empty if the API sends no stations, or sends them in another shape. */
const Stations = z
  .array(z.object({ name: z.string().min(1).max(200), kind: z.enum(STATION_KINDS).catch("metro"), minutes: count }))
  .catch([]);
const StationName = z.string().min(1).max(200);
/** Parses the way by metro. The result is null if the API sends no way, or sends it in another shape. */
const Metro: z.ZodType<MetroWay | null> = z
  .object({
    minutes: z.number().int().min(1),
    legs: z
      .array(z.object({ line: z.string().min(1).max(10), from: StationName, to: StationName }))
      .min(1)
      .max(METRO_LEGS_LIMIT),
    lastWalkMinutes: count,
  })
  .nullable()
  .catch(null);
/** The parts of a place's page, as far as the API has sent them. */
const ReadParts = z.object({
  related: z.array(AnyPlace).default([]),
  nearby: z.array(AnyPlace).default([]),
  stations: Stations,
  metro: Metro,
  hasOthers: z.boolean().catch(false),
});

const ReadDetail = z.unknown().transform((raw, context) => {
  const parts = ReadParts.safeParse(raw);
  if (parts.success) return { ...parts.data, place: AnyPlace.parse(raw) };
  context.issues.push({ code: "custom", message: "is not a place", input: raw });
  return z.NEVER;
});

const ReadPins = z
  .object({
    ids: z.array(z.string()).max(MAX_PINS),
    names: z.array(z.string()),
    latitudes: z.array(latitude),
    longitudes: z.array(longitude),
    types: z.array(z.number()),
    typeNames: z.array(z.string()),
    areChosen: z.array(z.boolean()).optional(),
  })
  // For an API that does not know chosen places, every place counts as chosen, so that none has a mark.
  .transform(({ areChosen, ...pins }) => ({ ...pins, areChosen: areChosen ?? pins.ids.map(() => true) }))
  .refine(areValidPins, "has columns of different lengths");

export const listPlaces = defineCall(
  {
    method: "get",
    path: "/places",
    tags: ["Places"],
    summary: "One page of places",
    request: { query: PlacesQuery },
    responses: {
      200: { description: "The page, and facets on request", content: json(PlacesBody) },
      ...commonFailures,
    },
  },
  ReadPlaces,
);

const text = { schema: { type: "string" as const } };
const revalidated = {
  ETag: text,
  "Cache-Control": { description: "`no-cache`: may be stored, and must be revalidated", ...text },
};

export const listPins = defineCall(
  {
    method: "get",
    path: "/pins",
    tags: ["Places"],
    summary: "The places of a list as points of a map",
    request: {
      query: PinsQuery,
      headers: z.object({
        "if-none-match": z.string().optional().meta({ description: "The ETags of points that the client has stored." }),
      }),
    },
    responses: {
      200: { description: "The points", headers: revalidated, content: json(PinsBody) },
      304: { description: "The client has stored these points", headers: revalidated },
      ...commonFailures,
    },
  },
  ReadPins,
);

export const getPlace = defineCall(
  {
    method: "get",
    path: "/places/{id}",
    tags: ["Places"],
    summary: "One place",
    request: { params: z.object({ id: anyId }), query: PlaceQuery },
    responses: {
      200: { description: "The place", content: json(PlaceDetailBody) },
      ...failures,
    },
  },
  ReadDetail,
);
