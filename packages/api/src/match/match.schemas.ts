import { MATCH_LIMITS, MATCH_VERDICTS } from "@flaneur/domain";
import { z } from "@hono/zod-openapi";
import { anyId, safeText, shortList } from "../http/parameters.ts";
import { PLACE_EXAMPLE, PlaceBody } from "../places/places.schemas.ts";

const degrees = (limit: 90 | 180) => {
  const error = `must be a number of degrees from -${limit} to ${limit}`;
  return z.number({ error }).min(-limit, { error }).max(limit, { error });
};

const MatchItem = z
  .strictObject({
    name: safeText(MATCH_LIMITS.name).nullish(),
    address: safeText(MATCH_LIMITS.address).nullish(),
    coordinates: z.strictObject({ latitude: degrees(90), longitude: degrees(180) }).nullish(),
    placeId: anyId
      .nullish()
      .openapi({ description: "The id of one of our places. The other fields are then ignored." }),
  })
  .openapi("MatchItem", {
    description:
      "A place to look up: an id, or a name, or a point. An address only helps to decide between places with a " +
      "similar name. Missing fields are unknown.",
    example: {
      name: "Breizh Café",
      address: "109 Rue Vieille du Temple, 75003 Paris",
      coordinates: { latitude: 48.8607, longitude: 2.3616 },
    },
  });
export type MatchItem = z.output<typeof MatchItem>;

export const MatchInput = z
  .strictObject({ items: shortList(MatchItem, MATCH_LIMITS.items, "places") })
  .openapi("MatchInput", {
    example: {
      items: [{ name: "Breizh Café", coordinates: { latitude: 48.8607, longitude: 2.3616 } }, { name: "Le Baratin" }],
    },
  });

const Match = z
  .object({
    verdict: z.enum(MATCH_VERDICTS).openapi({
      description:
        "`found`: the only candidate is the searched place. `check`: the searched place may be one of the " +
        "candidates. `none`: no place of ours matches.",
    }),
    candidates: z
      .array(
        z.object({
          place: PlaceBody,
          metres: z.number().int().nullable().openapi({
            description: "The distance from the given point; null without a point, or if the place has no coordinates.",
          }),
        }),
      )
      .openapi({ description: "At most four of our places, the most likely first." }),
  })
  .openapi("Match");

export const MatchesBody = z
  .object({ matches: z.array(Match).openapi({ description: "One for each place, in the order of the request." }) })
  .openapi("Matches", {
    example: {
      matches: [
        { verdict: "found", candidates: [{ place: PLACE_EXAMPLE, metres: 12 }] },
        { verdict: "none", candidates: [] },
      ],
    },
  });
