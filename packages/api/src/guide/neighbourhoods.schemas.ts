import { z } from "@hono/zod-openapi";
import { PLACE_EXAMPLE, PlaceBody } from "../places/places.schemas.ts";
import { LocalizedText } from "./localized-text.ts";

const example = { slug: "le-marais", name: "Le Marais", arrondissements: ["75004", "75003"], count: 44 };
const summary = {
  slug: z.string().openapi({ description: "The last part of the URL of the neighbourhood's page." }),
  name: z.string(),
  arrondissements: z
    .array(z.string())
    .openapi({ description: "The codes of its arrondissements, the main one first." }),
  count: z.number().int().openapi({ description: "The number of its listed places." }),
};
const NeighbourhoodBody = z.object(summary).openapi("Neighbourhood", { example });

export const NeighbourhoodsBody = z
  .object({ data: z.array(NeighbourhoodBody) })
  .openapi("Neighbourhoods", { example: { data: [example] } });

const point = { latitude: z.number(), longitude: z.number() };

export const NeighbourhoodDetailBody = z
  .object({
    ...summary,
    // With `nullable()`, the OpenAPI document would not mention null.
    text: z.union([LocalizedText, z.null()]).openapi({ description: "Two sentences about it; null without a text." }),
    outline: z.array(z.object(point)).openapi({ description: "A closed ring: its last corner equals the first." }),
    types: z.array(z.object({ value: z.string(), count: z.number().int() })),
    places: z.array(PlaceBody).openapi({ description: "At most ten places, the best rated first." }),
    points: z
      .array(z.object({ ...point, type: z.string().nullable() }))
      .openapi({ description: "Its places with a known position, at most 500, each with its first type." }),
    neighbours: z.array(NeighbourhoodBody).openapi({ description: "At most four, the nearest first." }),
  })
  .openapi("NeighbourhoodDetail", {
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
