import { createSpelling, suggestSearch } from "@flaneur/api/web";
import {
  comparePlaces,
  facetCounts,
  mapFacets,
  matches,
  NO_FILTERS,
  type Origin,
  type PlacePins,
  pageCount,
  relatedPlaces,
  travelTime,
} from "@flaneur/domain";
import type { PlaceWithMedia } from "@flaneur/ui";
import { Hono } from "hono";
import { noSuch } from "./failures.ts";
import { readFilters, readOrigin, readQuery } from "./place-parameters.ts";

/** A place as the REST API writes it (§3). */
export const toBody = ({ types, media, ...place }: PlaceWithMedia, withMedia: boolean) => ({
  ...place,
  type: types,
  ...(withMedia && { mediaFiles: media.map(({ url }) => url) }),
});

const measuredFrom = (origin: Origin | null, place: PlaceWithMedia): PlaceWithMedia => ({
  ...place,
  travelTime: origin === null ? null : travelTime(origin.from, place.coordinates, origin.mode),
});

function toColumns(places: readonly PlaceWithMedia[]): PlacePins {
  const known = places.flatMap(({ id, types, coordinates }) =>
    coordinates === null ? [] : [{ id, coordinates, type: types[0] }],
  );
  const typeNames = [...new Set(known.flatMap(({ type }) => type ?? []))];
  return {
    ids: known.map(({ id }) => id),
    latitudes: known.map(({ coordinates }) => coordinates.latitude),
    longitudes: known.map(({ coordinates }) => coordinates.longitude),
    types: known.map(({ type }) => (type === undefined ? -1 : typeNames.indexOf(type))),
    typeNames,
  };
}

/** The calls of §7 on places: the domain's own rules over places in memory. */
export function placesCalls(places: readonly PlaceWithMedia[]): Hono {
  const spelling = createSpelling();
  for (const { name } of places) spelling.add(name);
  const app = new Hono();
  app.get("/places", (context) => {
    const parameters = context.req.queries();
    const { filters, sort, page, limit, origin } = readQuery(parameters);
    const found = places
      .filter((place) => matches(place, filters))
      .map((place) => measuredFrom(origin, place))
      .toSorted(comparePlaces(sort));
    const shown = found.slice((page - 1) * limit, page * limit);
    const suggestion =
      found.length > 0
        ? null
        : suggestSearch(spelling, filters, (tried) => places.filter((place) => matches(place, tried)).length);
    return context.json({
      data: shown.map((place) => toBody(place, parameters.media !== undefined)),
      pagination: { total: found.length, page, limit, pages: pageCount(found.length, limit) },
      ...(parameters.facets !== undefined && { facets: mapFacets((facet) => facetCounts(places, filters, facet)) }),
      ...(suggestion !== null && { suggestion }),
    });
  });
  // A file to be saved, whichever format is asked for: the formats are the api's.
  app.get("/places/export", (context) => {
    const { filters, sort } = readQuery(context.req.queries());
    const found = places.filter((place) => matches(place, filters)).toSorted(comparePlaces(sort));
    return context.json(found.map((place) => toBody(place, false)));
  });
  app.get("/pins", (context) => {
    const filters = readFilters(context.req.queries());
    return context.json(toColumns(places.filter((place) => matches(place, filters))));
  });
  app.get("/places/:id", (context) => {
    const parameters = context.req.queries();
    const withMedia = parameters.media !== undefined;
    const place = places.find(({ id }) => id === context.req.param("id"));
    if (place === undefined) return noSuch("place", context.req.param("id"));
    const listed = places.filter((each) => matches(each, NO_FILTERS));
    return context.json({
      ...toBody(measuredFrom(readOrigin(parameters), place), withMedia),
      ...(parameters.related !== undefined && {
        related: relatedPlaces(place, listed).map((each) => toBody(each, withMedia)),
      }),
    });
  });
  return app;
}
