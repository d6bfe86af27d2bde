import { NO_FILTERS, neighbourhoodOf } from "@flaneur/domain";
import { Hono } from "hono";
import { z } from "zod";
import { noSuch } from "./failures.ts";
import type { ListedPlaces } from "./listed-places.ts";
import { toBody } from "./places-calls.ts";

const Text = z.object({ en: z.string(), fr: z.string() });
const Area = z.object({
  slug: z.string(),
  name: z.string(),
  arrondissements: z.array(z.string()),
  text: Text.nullable(),
  outline: z.array(z.tuple([z.number(), z.number()])),
  neighbours: z.array(z.string()),
});
export const Guide = z.object({
  collections: z.array(
    z.object({ slug: z.string(), title: Text, sentence: Text, places: z.array(z.string()).readonly() }),
  ),
  neighbourhoods: z.array(Area),
});

/** The limits of the api. */
const COVERS = 3;
const PLACES = 10;
const NEIGHBOURS = 4;
const MAX_POINTS = 500;

/** The calls of the curated part of the REST API. */
export function guideCalls({ index, read }: ListedPlaces, guide: z.output<typeof Guide>): Hono {
  const app = new Hono();
  app.get("/collections", (context) => {
    const data = guide.collections.flatMap(({ places: ids, ...texts }) => {
      const places = read(ids, null);
      const covers = places
        .slice(0, COVERS)
        .flatMap(({ media }) => media.find(({ kind }) => kind === "image")?.url ?? []);
      return places.length === 0 ? [] : [{ ...texts, count: places.length, covers }];
    });
    return context.json({ data });
  });
  app.get("/collections/:slug", (context) => {
    const slug = context.req.param("slug");
    const found = guide.collections.find((each) => each.slug === slug);
    if (found === undefined) return noSuch("collection", slug);
    const places = read(found.places, null);
    return context.json({ ...found, count: places.length, places: places.map((place) => toBody(place, true)) });
  });

  const summaries = () => {
    const counts = new Map(index.values("neighbourhoods").map(({ value, count }) => [value, count]));
    return ({ slug, name, arrondissements }: z.output<typeof Area>) => ({
      slug,
      name,
      arrondissements,
      count: counts.get(name) ?? 0,
    });
  };
  app.get("/neighbourhoods", (context) =>
    context.json({ data: guide.neighbourhoods.map(summaries()).filter(({ count }) => count > 0) }),
  );
  app.get("/neighbourhoods/:slug", (context) => {
    const slug = context.req.param("slug");
    const name = neighbourhoodOf(slug);
    const area = guide.neighbourhoods.find((each) => each.name === name);
    if (name === null || area === undefined) return noSuch("neighbourhood", slug);
    const only = { ...NO_FILTERS.neighbourhoods, include: [name] };
    const filters = { ...NO_FILTERS, neighbourhoods: only };
    for (const _ of index.prepare(filters));
    const sort = { field: "rating", order: "desc" } as const;
    const { ids, total, facets } = index.list({ filters, sort, page: 1, limit: PLACES, origin: null, facets: true });
    const pins = index.pins(filters);
    const summaryOf = summaries();
    const nearby = area.neighbours.flatMap((each) => guide.neighbourhoods.find((other) => other.slug === each) ?? []);
    return context.json({
      ...summaryOf(area),
      count: total,
      text: area.text,
      outline: area.outline.map(([latitude, longitude]) => ({ latitude, longitude })),
      types: [...(facets?.types ?? [])].toSorted((a, b) => b.count - a.count),
      places: read(ids, null).map((place) => toBody(place, true)),
      points: pins.ids.slice(0, MAX_POINTS).map((_, at) => ({
        latitude: pins.latitudes[at] ?? 0,
        longitude: pins.longitudes[at] ?? 0,
        type: pins.typeNames[pins.types[at] ?? -1] ?? null,
      })),
      neighbours: nearby
        .map(summaryOf)
        .filter(({ count }) => count > 0)
        .slice(0, NEIGHBOURS),
    });
  });
  return app;
}
