import { getNeighbourhood, listNeighbourhoods } from "@flaneur/contract";
import { NO_FILTERS, neighbourhoodOf, neighbourhoodSlug } from "@flaneur/domain";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { routeOf } from "../auth/route-of.ts";
import { noSuch } from "../http/errors.ts";
import { FRESH } from "../http/fresh.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import type { PlaceSearch } from "../places/place-search.ts";
import { type NeighbourhoodOutline, neighbourhoodOutlines } from "../reference/neighbourhoods.ts";
import { nearestTo, textOf } from "./neighbourhood-guide.ts";

const PLACES = 10;
const NEIGHBOURS = 4;
const MAX_POINTS = 500;

export function neighbourhoodRoutes(app: OpenAPIHono, search: PlaceSearch, bodies: PlaceBodies): void {
  const counter = async () => {
    const counts = new Map((await search.values("neighbourhoods")).map(({ value, count }) => [value, count]));
    return ({ name, arrondissements }: NeighbourhoodOutline) => ({
      slug: neighbourhoodSlug(name),
      name,
      arrondissements: [...arrondissements],
      count: counts.get(name) ?? 0,
    });
  };

  app.openapi(routeOf(listNeighbourhoods), async (context) => {
    const data = neighbourhoodOutlines.map(await counter()).filter(({ count }) => count > 0);
    return context.json({ data }, 200, FRESH);
  });

  app.openapi(routeOf(getNeighbourhood), async (context) => {
    const { slug } = context.req.valid("param");
    const name = neighbourhoodOf(slug);
    const area = neighbourhoodOutlines.find((each) => each.name === name);
    if (name === null || area === undefined) throw noSuch("neighbourhood", slug);
    const only = { ...NO_FILTERS.neighbourhoods, include: [name] };
    const filters = { ...NO_FILTERS, neighbourhoods: only };
    const sort = { field: "rating", order: "desc" } as const;
    const [summaryOf, { places, total, facets }, pins] = await Promise.all([
      counter(),
      search.list({ filters, sort, page: 1, limit: PLACES, origin: null, facets: true }),
      search.pins(filters),
    ]);
    const body = {
      ...summaryOf(area),
      count: total,
      text: textOf(name),
      outline: area.outline.map(([latitude, longitude]) => ({ latitude, longitude })),
      types: [...(facets?.types ?? [])].toSorted((a, b) => b.count - a.count),
      places: await bodies(places, true),
      points: pins.ids.slice(0, MAX_POINTS).map((_, index) => ({
        latitude: pins.latitudes[index] ?? 0,
        longitude: pins.longitudes[index] ?? 0,
        type: pins.typeNames[pins.types[index] ?? -1] ?? null,
      })),
      neighbours: nearestTo(name)
        .map(summaryOf)
        .filter(({ count }) => count > 0)
        .slice(0, NEIGHBOURS),
    };
    return context.json(body, 200, FRESH);
  });
}
