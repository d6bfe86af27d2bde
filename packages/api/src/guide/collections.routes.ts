import { getCollection, listCollections } from "@flaneur/contract";
import { mediaItem } from "@flaneur/domain";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { routeOf } from "../auth/route-of.ts";
import type { Db } from "../db/database.ts";
import { noSuch } from "../http/errors.ts";
import { FRESH } from "../http/fresh.ts";
import { orPlaceholder, type PlaceMedia } from "../media/place-media.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import { type Collection, collections } from "./collections.ts";
import { listedPlaces } from "./listed-places.ts";

/** The number of pictures that represent a collection. */
const COVERS = 3;

interface CollectionRoutesOptions {
  readonly db: Db;
  readonly media: PlaceMedia;
  readonly bodies: PlaceBodies;
}

export function collectionRoutes(app: OpenAPIHono, { db, media, bodies }: CollectionRoutesOptions): void {
  const placesOf = async ({ places }: Collection) => {
    const listed = await listedPlaces(db, places);
    return places.flatMap((id) => listed.get(id) ?? []);
  };

  app.openapi(routeOf(listCollections), async (context) => {
    const listed = await listedPlaces(
      db,
      collections.flatMap(({ places }) => places),
    );
    const kept = collections.map((collection) => ({
      ...collection,
      places: collection.places.filter((id) => listed.has(id)),
    }));
    const files = await media.filesOf(kept.flatMap(({ places }) => places.slice(0, COVERS)));
    const data = kept
      .filter(({ places }) => places.length > 0)
      .map(({ slug, title, sentence, places }) => ({
        ...{ slug, title, sentence },
        count: places.length,
        covers: places.slice(0, COVERS).flatMap((id) => firstPicture(orPlaceholder(files.get(id)))),
      }));
    return context.json({ data }, 200, FRESH);
  });

  app.openapi(routeOf(getCollection), async (context) => {
    const { slug } = context.req.valid("param");
    const collection = collections.find((each) => each.slug === slug);
    if (collection === undefined) throw noSuch("collection", slug);
    const places = await placesOf(collection);
    const { title, sentence } = collection;
    const body = { slug, title, sentence, count: places.length, places: await bodies(places, true) };
    return context.json(body, 200, FRESH);
  });
}

/** Returns the first file that is a picture, not a video. */
const firstPicture = (urls: readonly string[]): readonly string[] =>
  urls.filter((url) => mediaItem(url)?.kind === "image").slice(0, 1);
