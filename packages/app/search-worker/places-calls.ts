import {
  nearestStations,
  type PlaceFilters,
  pageCount,
  pageStartText,
  pagesFrom,
  quickestMetroWay,
  STATIONS_LIMIT,
  startAfter,
} from "@flaneur/domain";
import { Hono } from "hono";
import { noSuch } from "./failures.ts";
import type { ListedPlace, ListedPlaces } from "./listed-places.ts";
import { type Parameters, readFilters, readOrigin, readQuery } from "./place-parameters.ts";

/** Returns a place in a shape that §3 allows. Unlike the response of the API, it has the types as a list in `type`. */
export const toBody = ({ types, media, ...place }: ListedPlace, withMedia: boolean) => ({
  ...place,
  type: types,
  ...(withMedia && { mediaFiles: media.map(({ url }) => url) }),
});

/**
 * Returns the response of one page of some chosen places that match the filters of a request, in the order in which they
 * were chosen.
 */
export function chosenPlaces({ index, read }: ListedPlaces, ids: readonly string[], parameters: Parameters): Response {
  const query = { ...readQuery(parameters), facets: parameters.facets !== undefined };
  for (const _ of index.prepare(query.filters));
  const { page, limit, origin } = query;
  const found = index.listAmong(ids, query);
  return Response.json({
    data: read(found.ids, origin).map((place) => toBody(place, parameters.media !== undefined)),
    pagination: { total: found.total, page, limit, pages: pageCount(found.total, limit), next: null },
    ...(found.facets !== null && { facets: found.facets }),
  });
}

/** Returns the calls `/places`, `/pins` and `/places/:id` of the REST API. */
export function placesCalls({ index, read }: ListedPlaces): Hono {
  const app = new Hono();
  /** Prepares the index for a list in one go. The API pauses between the steps; a worker need not. */
  const prepare = (filters: PlaceFilters) => {
    for (const _ of index.prepare(filters));
  };
  app.get("/places", (context) => {
    const parameters = context.req.queries();
    const query = { ...readQuery(parameters), facets: parameters.facets !== undefined };
    const { page, limit } = query;
    prepare(query.filters);
    const { ids, start, total, facets } = index.list(query);
    const found = read(ids, query.origin);
    const pages = pagesFrom({ total, page, limit, start, rows: ids.length });
    const last = found.at(-1);
    const next = last === undefined || page >= pages ? null : pageStartText(startAfter(last, query.sort, page + 1));
    const suggestion = total === 0 ? index.suggest(query.filters) : null;
    return context.json({
      data: found.map((place) => toBody(place, parameters.media !== undefined)),
      pagination: { total, page, limit, pages, next },
      ...(facets !== null && { facets }),
      ...(suggestion !== null && { suggestion }),
    });
  });
  app.get("/pins", (context) => {
    const filters = readFilters(context.req.queries());
    prepare(filters);
    return context.json(index.pins(filters));
  });
  app.get("/places/:id", (context) => {
    const parameters = context.req.queries();
    const withMedia = parameters.media !== undefined;
    const id = context.req.param("id");
    const origin = readOrigin(parameters);
    const [place] = read([id], origin);
    if (place === undefined) return noSuch("place", id);
    return context.json({
      ...toBody(place, withMedia),
      ...(parameters.related !== undefined && {
        related: read(index.related(place), null).map((each) => toBody(each, withMedia)),
      }),
      ...(parameters.nearby !== undefined && {
        nearby: read(index.nearby(place), null).map((each) => toBody(each, withMedia)),
      }),
      ...(parameters.stations !== undefined && {
        stations: place.coordinates === null ? [] : nearestStations(place.coordinates, STATIONS_LIMIT),
      }),
      ...(parameters.metro !== undefined && {
        metro: origin === null || place.coordinates === null ? null : quickestMetroWay(origin.from, place.coordinates),
      }),
    });
  });
  return app;
}
