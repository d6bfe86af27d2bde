import { z } from "zod";
import { AnyPlace } from "./any-place.ts";
import { defineCall } from "./call.ts";
import { json, noQuery } from "./contents.ts";
import { commonFailures, failures } from "./failures.ts";
import { LocalizedText } from "./localized-text.ts";
import { count, latitude, longitude } from "./numbers.ts";
import { anyId } from "./parameters.ts";
import { PLACE_EXAMPLE, PlaceBody } from "./place-body.ts";

const example = { slug: "le-marais", name: "Le Marais", arrondissements: ["75004", "75003"], count: 44 };
const summary = {
  slug: z.string().meta({ description: "The last part of the URL of the neighbourhood's page." }),
  name: z.string(),
  arrondissements: z.array(z.string()).meta({ description: "The codes of its arrondissements, the main one first." }),
  count: z.number().int().meta({ description: "The number of its listed places." }),
};
const NeighbourhoodBody = z.object(summary).meta({ id: "Neighbourhood", example });

export const NeighbourhoodsBody = z
  .object({ data: z.array(NeighbourhoodBody) })
  .meta({ id: "Neighbourhoods", example: { data: [example] } });

const point = { latitude: z.number(), longitude: z.number() };

export const NeighbourhoodDetailBody = z
  .object({
    ...summary,
    // With `nullable()`, the OpenAPI document would not mention null.
    text: z.union([LocalizedText, z.null()]).meta({ description: "Two sentences about it; null without a text." }),
    outline: z.array(z.object(point)).meta({ description: "A closed ring: its last corner equals the first." }),
    types: z.array(z.object({ value: z.string(), count: z.number().int() })),
    places: z.array(PlaceBody).meta({ description: "At most ten places, the best rated first." }),
    points: z
      .array(z.object({ ...point, type: z.string().nullable() }))
      .meta({ description: "Its places with a known position, at most 500, each with its first type." }),
    neighbours: z.array(NeighbourhoodBody).meta({ description: "At most four, the nearest first." }),
  })
  .meta({
    id: "NeighbourhoodDetail",
    example: {
      ...example,
      text: { en: "Town houses with courtyards.", fr: "Des hôtels particuliers avec cour." },
      outline: [
        { latitude: 48.8541, longitude: 2.3554 },
        { latitude: 48.8637, longitude: 2.3554 },
        { latitude: 48.8637, longitude: 2.3682 },
        { latitude: 48.8541, longitude: 2.3682 },
        { latitude: 48.8541, longitude: 2.3554 },
      ],
      types: [{ value: "Restaurant", count: 12 }],
      places: [PLACE_EXAMPLE],
      points: [{ latitude: 48.8555, longitude: 2.3655, type: "Park" }],
      neighbours: [{ slug: "bastille", name: "Bastille", arrondissements: ["75011"], count: 16 }],
    },
  });

/** The maximum number of neighbourhoods that clients read. */
export const MAX_NEIGHBOURHOODS = 100;
/** The maximum numbers of values in a neighbourhood. A response with more values counts as unreadable. */
export const NEIGHBOURHOOD_LIMITS = { outline: 500, types: 50, places: 10, points: 500, neighbours: 4 } as const;

const ReadPoint = z.object({ latitude, longitude });
const ReadNeighbourhood = z.object({ slug: z.string(), name: z.string(), arrondissements: z.array(z.string()), count });
const ReadNeighbourhoods = z
  .object({ data: z.array(ReadNeighbourhood) })
  .transform(({ data }) => data.slice(0, MAX_NEIGHBOURHOODS));
const ReadNeighbourhoodDetail = ReadNeighbourhood.extend({
  text: LocalizedText.nullable(),
  outline: z.array(ReadPoint).max(NEIGHBOURHOOD_LIMITS.outline),
  types: z.array(z.object({ value: z.string(), count })).max(NEIGHBOURHOOD_LIMITS.types),
  places: z.array(AnyPlace).max(NEIGHBOURHOOD_LIMITS.places),
  points: z.array(ReadPoint.extend({ type: z.string().nullable() })).max(NEIGHBOURHOOD_LIMITS.points),
  neighbours: z.array(ReadNeighbourhood).max(NEIGHBOURHOOD_LIMITS.neighbours),
});
/** A neighbourhood, and one with all that its page shows, as clients read them. */
export type Neighbourhood = z.output<typeof ReadNeighbourhood>;
export type NeighbourhoodDetail = z.output<typeof ReadNeighbourhoodDetail>;

export const listNeighbourhoods = defineCall(
  {
    method: "get",
    path: "/neighbourhoods",
    tags: ["Guide"],
    summary: "The neighbourhoods with listed places",
    request: { query: noQuery },
    responses: { 200: { description: "The neighbourhoods", content: json(NeighbourhoodsBody) }, ...commonFailures },
  },
  ReadNeighbourhoods,
);

export const getNeighbourhood = defineCall(
  {
    method: "get",
    path: "/neighbourhoods/{slug}",
    tags: ["Guide"],
    summary: "One neighbourhood with its outline, its best places and its neighbours",
    request: { params: z.object({ slug: anyId }), query: noQuery },
    responses: { 200: { description: "The neighbourhood", content: json(NeighbourhoodDetailBody) }, ...failures },
  },
  ReadNeighbourhoodDetail,
);
