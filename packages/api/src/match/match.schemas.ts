import { MATCH_LIMITS, MATCH_VERDICTS } from "@flaneur/domain";
import { z } from "@hono/zod-openapi";
import { anyId, safeText, shortList } from "../http/parameters.ts";
import { PLACE_EXAMPLE, PlaceBody } from "../places/places.schemas.ts";

const degrees = z.number({ error: "must be a number of degrees" });

const MatchItem = z
  .strictObject({
    name: safeText(MATCH_LIMITS.name).nullish(),
    address: safeText(MATCH_LIMITS.address).nullish(),
    coordinates: z
      .strictObject({ latitude: degrees, longitude: degrees })
      .nullish()
      .openapi({
        description:
          "The position, in decimal degrees. A position off the globe, or one that programs write for an unknown " +
          "position, such as 0, 0 or -1, -1, counts as unknown.",
      }),
    placeId: anyId
      .nullish()
      .openapi({ description: "The id of one of our places. The other fields are then ignored." }),
  })
  .openapi("MatchItem", {
    description:
      "A place to look up: an id, a name, a point, or an address with a house number. If a place has a name, its " +
      "address only helps to decide between places with a similar name, unless the name is an address, too. Missing " +
      "fields are unknown.",
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
