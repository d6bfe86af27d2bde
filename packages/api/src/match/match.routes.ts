import { findMatches } from "@flaneur/contract";
import type { Place } from "@flaneur/domain";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { inArray } from "drizzle-orm";
import { routeOf } from "../auth/route-of.ts";
import type { Db } from "../db/database.ts";
import { places } from "../db/schema.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import { toPlace } from "../places/place-rows.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { matchPlaces } from "./match-places.ts";

interface MatchParts {
  readonly db: Db;
  readonly search: Pick<PlaceSearch, "find">;
  readonly bodies: PlaceBodies;
}

/** Adds the route that finds our places for the places that a visitor has saved on another map. */
export function matchRoutes(app: OpenAPIHono, { db, search, bodies }: MatchParts): void {
  app.openapi(routeOf(findMatches), async (context) => {
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
