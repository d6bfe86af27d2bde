import { safeUrl } from "@flaneur/domain";
import { z } from "zod";
import { count, latitude, longitude } from "./numbers.ts";
import { pathSegment } from "./path-segment.ts";
import { type GraphPlace, type Report, readPlace } from "./places.ts";
import type { RestClient } from "./rest-client.ts";
import { orNull } from "./rest-error.ts";

/**
 * The maximum numbers of neighbourhoods, of collections, of places in a collection, and of pictures of a collection that
 * are read. The costs of the fields assume these numbers.
 */
export const MAX_NEIGHBOURHOODS = 100;
export const MAX_COLLECTIONS = 50;
export const MAX_COLLECTION_PLACES = 100;
export const MAX_COVERS = 3;

const LocalizedText = z.object({ en: z.string(), fr: z.string() });
/** A text in both languages of the product. */
export type LocalizedText = z.infer<typeof LocalizedText>;

const Summary = z.object({ slug: z.string(), title: LocalizedText, sentence: LocalizedText, count });
const CollectionResponse = Summary.extend({ covers: z.array(z.string()) }).transform(({ covers, ...summary }) => ({
  ...summary,
  covers: covers.flatMap((url) => safeUrl(url) ?? []).slice(0, MAX_COVERS),
}));
const ListResponse = z.object({ data: z.array(CollectionResponse) });
const DetailAnswer = Summary.extend({ places: z.array(z.unknown()) });

/** A curated set of places, with the pictures that represent it. */
export type Collection = z.infer<typeof CollectionResponse>;
/** A collection with its places in their order, without its covers. */
export interface CollectionDetail extends z.infer<typeof Summary> {
  readonly places: readonly GraphPlace[];
}

/** The maximum numbers of values in a neighbourhood. A response with more values counts as unreadable. */
export const NEIGHBOURHOOD_LIMITS = { outline: 500, types: 50, places: 10, points: 500, neighbours: 4 } as const;

const Point = z.object({ latitude, longitude });
const Neighbourhood = z.object({
  slug: z.string(),
  name: z.string(),
  arrondissements: z.array(z.string()),
  count,
});
const NeighbourhoodsAnswer = z.object({ data: z.array(Neighbourhood) });
const NeighbourhoodAnswer = Neighbourhood.extend({
  text: LocalizedText.nullable(),
  outline: z.array(Point).max(NEIGHBOURHOOD_LIMITS.outline),
  types: z.array(z.object({ value: z.string(), count })).max(NEIGHBOURHOOD_LIMITS.types),
  places: z.array(z.unknown()).max(NEIGHBOURHOOD_LIMITS.places),
  points: z.array(Point.extend({ type: z.string().nullable() })).max(NEIGHBOURHOOD_LIMITS.points),
  neighbours: z.array(Neighbourhood).max(NEIGHBOURHOOD_LIMITS.neighbours),
});

/** A neighbourhood with the number of its listed places. */
export type Neighbourhood = z.infer<typeof Neighbourhood>;
/** A neighbourhood with all that its page shows. */
export interface NeighbourhoodDetail extends Omit<z.infer<typeof NeighbourhoodAnswer>, "places"> {
  readonly places: readonly GraphPlace[];
}
export type NeighbourhoodPoint = NeighbourhoodDetail["points"][number];

/** Creates the calls for collections and neighbourhoods. A failed call throws RestError. */
export function createGuideRest(rest: RestClient, report: Report) {
  const readPlaces = (places: readonly unknown[]) => places.flatMap((raw) => readPlace(raw, report));

  return {
    /** `GET /neighbourhoods`. */
    async neighbourhoods(): Promise<readonly Neighbourhood[]> {
      return (await rest.get("/neighbourhoods", {}, NeighbourhoodsAnswer)).data.slice(0, MAX_NEIGHBOURHOODS);
    },

    /** `GET /neighbourhoods/{slug}`. Null for an unknown neighbourhood. */
    async neighbourhood(slug: string): Promise<NeighbourhoodDetail | null> {
      const segment = pathSegment(slug);
      if (segment === null) return null;
      const found = await orNull(rest.get(`/neighbourhoods/${segment}`, {}, NeighbourhoodAnswer));
      return found && { ...found, places: readPlaces(found.places) };
    },

    /** `GET /collections`. */
    async collections(): Promise<readonly Collection[]> {
      return (await rest.get("/collections", {}, ListResponse)).data.slice(0, MAX_COLLECTIONS);
    },

    /** `GET /collections/{slug}`. Null for an unknown collection. */
    async collection(slug: string): Promise<CollectionDetail | null> {
      const segment = pathSegment(slug);
      if (segment === null) return null;
      const found = await orNull(rest.get(`/collections/${segment}`, {}, DetailAnswer));
      return found && { ...found, places: readPlaces(found.places.slice(0, MAX_COLLECTION_PLACES)) };
    },
  };
}

export type GuideRest = ReturnType<typeof createGuideRest>;
