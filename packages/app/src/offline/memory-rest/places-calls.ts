import { type ChosenPlacesQuery, getPlace, listPins, listPlaces } from "@flaneur/contract";
import {
  hasOthers,
  nearestStations,
  originFromParameters,
  type PlaceFilters,
  pageCount,
  pageStartText,
  pagesFrom,
  placeFiltersFromParameters,
  placeQueryFromParameters,
  quickestMetroWay,
  STATIONS_LIMIT,
  startAfter,
} from "@flaneur/domain";
import type { Hono } from "hono";
import type { z } from "zod";
import { noSuch } from "./failures.ts";
import type { ListedPlace, ListedPlaces } from "./listed-places.ts";
import { serve } from "./serve.ts";

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
export function chosenPlaces(
  { index, read }: ListedPlaces,
  ids: readonly string[],
  { page, limit, media, facets, ...parameters }: z.output<typeof ChosenPlacesQuery>,
): Response {
  const filters = placeFiltersFromParameters(parameters);
  const origin = originFromParameters(parameters);
  for (const _ of index.prepare(filters));
  const found = index.listAmong(ids, { filters, page, limit, facets });
  return Response.json({
    data: read(found.ids, origin).map((place) => toBody(place, media)),
    pagination: { total: found.total, page, limit, pages: pageCount(found.total, limit), next: null },
    ...(found.facets !== null && { facets: found.facets }),
  });
}

/** Serves the calls that list places and show one. */
export function servePlaces(app: Hono, { index, read }: ListedPlaces): void {
  /** Prepares the index for a list in one go. The API pauses between the steps; a worker need not. */
  const prepare = (filters: PlaceFilters) => {
    for (const _ of index.prepare(filters));
  };
  serve(app, listPlaces, ({ query: { media, facets: withFacets, ...parameters } }) => {
    const query = { ...placeQueryFromParameters(parameters), facets: withFacets };
    const { page, limit } = query;
    prepare(query.filters);
    const { ids, start, total, facets } = index.list(query);
    const found = read(ids, query.origin);
    const pages = pagesFrom({ total, page, limit, start, rows: ids.length });
    const last = found.at(-1);
    const next =
      last === undefined || page >= pages ? null : pageStartText(startAfter(last, query.sort, page + 1, query.filters));
    const suggestion = total === 0 ? index.suggest(query.filters) : null;
    return Response.json({
      data: found.map((place) => toBody(place, media)),
      pagination: { total, page, limit, pages, next },
      ...(facets !== null && { facets }),
      ...(suggestion !== null && { suggestion }),
    });
  });
  serve(app, listPins, ({ query }) => {
    const filters = placeFiltersFromParameters(query);
    prepare(filters);
    return Response.json(index.pins(filters));
  });
  serve(app, getPlace, ({ params: { id }, query }) => {
    const origin = originFromParameters(query);
    const [place] = read([id], origin);
    if (place === undefined) return noSuch("place", id);
    return Response.json({
      ...toBody(place, query.media),
      hasOthers: hasOthers(index.counts),
      ...(query.related && { related: read(index.related(place), null).map((each) => toBody(each, query.media)) }),
      ...(query.nearby && { nearby: read(index.nearby(place), null).map((each) => toBody(each, query.media)) }),
      ...(query.stations && {
        stations: place.coordinates === null ? [] : nearestStations(place.coordinates, STATIONS_LIMIT),
      }),
      ...(query.metro && {
        metro: origin === null || place.coordinates === null ? null : quickestMetroWay(origin.from, place.coordinates),
      }),
    });
  });
}
