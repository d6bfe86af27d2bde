import { MATCH_LIMITS, MATCH_VERDICTS } from "@flaneur/domain";
import { z } from "zod";
import { AnyPlace } from "./any-place.ts";
import { defineCall } from "./call.ts";
import { body, json, noQuery } from "./contents.ts";
import { bodyFailures, commonFailures } from "./failures.ts";
import { count } from "./numbers.ts";
import { anyId, safeText, shortList } from "./parameters.ts";
import { PLACE_EXAMPLE, PlaceBody } from "./place-body.ts";

const degrees = z.number({ error: "must be a number of degrees" });

const MatchItem = z
  .strictObject({
    name: safeText(MATCH_LIMITS.name).nullish(),
    address: safeText(MATCH_LIMITS.address).nullish(),
    coordinates: z
      .strictObject({ latitude: degrees, longitude: degrees })
      .nullish()
      .meta({
        description:
          "The position, in decimal degrees. A position off the globe, or one that programs write for an unknown " +
          "position, such as 0, 0 or -1, -1, counts as unknown.",
      }),
    placeId: anyId.nullish().meta({ description: "The id of one of our places. The other fields are then ignored." }),
  })
  .meta({
    id: "MatchItem",
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

export const MatchInput = z.strictObject({ items: shortList(MatchItem, MATCH_LIMITS.items, "places") }).meta({
  id: "MatchInput",
  example: {
    items: [{ name: "Breizh Café", coordinates: { latitude: 48.8607, longitude: 2.3616 } }, { name: "Le Baratin" }],
  },
});

const Match = z
  .object({
    verdict: z.enum(MATCH_VERDICTS).meta({
      description:
        "`found`: the only candidate is the searched place. `check`: the searched place may be one of the " +
        "candidates. `none`: no place of ours matches.",
    }),
    candidates: z
      .array(
        z.object({
          place: PlaceBody,
          metres: z.number().int().nullable().meta({
            description: "The distance from the given point; null without a point, or if the place has no coordinates.",
          }),
        }),
      )
      .meta({ description: "At most four of our places, the most likely first." }),
  })
  .meta({ id: "Match" });

export const MatchesBody = z
  .object({ matches: z.array(Match).meta({ description: "One for each place, in the order of the request." }) })
  .meta({
    id: "Matches",
    example: {
      matches: [
        { verdict: "found", candidates: [{ place: PLACE_EXAMPLE, metres: 12 }] },
        { verdict: "none", candidates: [] },
      ],
    },
  });

const ReadMatches = z.object({
  matches: z.array(
    z.object({
      verdict: z.enum(MATCH_VERDICTS),
      candidates: z.array(z.object({ place: AnyPlace, metres: count.nullable().catch(null) })),
    }),
  ),
});
/** The result for one place as clients read it. */
export type ReadMatch = z.output<typeof ReadMatches>["matches"][number];

export const findMatches = defineCall(
  {
    method: "post",
    path: "/places/match",
    tags: ["Places"],
    summary: "Our places that match places saved elsewhere",
    description:
      "Compares places that a visitor has saved elsewhere with ours, by the rules of the import for duplicates: names, " +
      "distances and addresses. Nothing is stored.",
    request: { query: noQuery, body: body(MatchInput) },
    responses: {
      200: {
        description: "The matches",
        headers: { "Cache-Control": { description: "`no-store`", schema: { type: "string" as const } } },
        content: json(MatchesBody),
      },
      ...commonFailures,
      ...bodyFailures,
    },
  },
  ReadMatches,
);
