import type { Place } from "@flaneur/domain";
import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { inArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import { body, json, noQuery } from "../http/contents.ts";
import { bodyFailures, commonFailures } from "../http/errors.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import { toPlace } from "../places/place-rows.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { MatchesBody, MatchInput } from "./match.schemas.ts";
import { matchPlaces } from "./match-places.ts";

const match = createRoute({
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
});

interface MatchParts {
  readonly db: Db;
  readonly search: Pick<PlaceSearch, "find">;
  readonly bodies: PlaceBodies;
}

/** Adds the route that finds our places for the places that a visitor has saved on another map. */
export function matchRoutes(app: OpenAPIHono, { db, search, bodies }: MatchParts): void {
  app.openapi(match, async (context) => {
    const matches = await matchPlaces(db, search, context.req.valid("json").items);
    const ids = [...new Set(matches.flatMap(({ candidates }) => candidates.map(({ id }) => id)))];
    const found = await bodies(await loadPlaces(db, ids), true);
    const byId = new Map(found.map((place) => [place.id, place]));
    const body = matches.map(({ verdict, candidates }) => {
      // A place may have been deleted since the comparison.
      const shown = candidates.flatMap(({ id, metres }) => {
        const place = byId.get(id);
        return place === undefined ? [] : [{ place, metres }];
      });
      return { verdict: shown.length === 0 ? ("none" as const) : verdict, candidates: shown };
    });
    return context.json({ matches: body }, 200, { "Cache-Control": "no-store" });
  });
}

async function loadPlaces(db: Db, ids: readonly string[]): Promise<readonly Place[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(places)
    .where(inArray(places.id, [...ids]));
  return rows.map((row) => toPlace(row));
}
