import {
  getCollection,
  getNeighbourhood,
  listCollections,
  listNeighbourhoods,
  type PackGuide,
} from "@flaneur/contract";
import { NO_FILTERS, neighbourhoodOf } from "@flaneur/domain";
import type { Hono } from "hono";
import { noSuch } from "./failures.ts";
import type { ListedPlaces } from "./listed-places.ts";
import { toBody } from "./places-calls.ts";
import { serve } from "./serve.ts";

/** The limits of the api. */
const COVERS = 3;
const PLACES = 10;
const NEIGHBOURS = 4;
const MAX_POINTS = 500;

/** Serves the collections and the neighbourhoods. */
export function serveGuide(app: Hono, { index, read }: ListedPlaces, guide: PackGuide): void {
  serve(app, listCollections, () => {
    const data = guide.collections.flatMap(({ places: ids, ...texts }) => {
      const places = read(ids, null);
      const covers = places
        .slice(0, COVERS)
        .flatMap(({ media }) => media.find(({ kind }) => kind === "image")?.url ?? []);
      return places.length === 0 ? [] : [{ ...texts, count: places.length, covers }];
    });
    return Response.json({ data });
  });
  serve(app, getCollection, ({ params: { slug } }) => {
    const found = guide.collections.find((each) => each.slug === slug);
    if (found === undefined) return noSuch("collection", slug);
    const places = read(found.places, null);
    return Response.json({ ...found, count: places.length, places: places.map((place) => toBody(place, true)) });
  });

  const summaries = () => {
    const counts = new Map(index.values("neighbourhoods").map(({ value, count }) => [value, count]));
    return ({ slug, name, arrondissements }: PackGuide["neighbourhoods"][number]) => ({
      slug,
      name,
      arrondissements,
      count: counts.get(name) ?? 0,
    });
  };
  serve(app, listNeighbourhoods, () =>
    Response.json({ data: guide.neighbourhoods.map(summaries()).filter(({ count }) => count > 0) }),
  );
  serve(app, getNeighbourhood, ({ params: { slug } }) => {
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
    return Response.json({
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
}
