import { FRESHNESS_MS, mediaItem } from "@flaneur/domain";
import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Db } from "../db/database.ts";
import { json, noQuery } from "../http/contents.ts";
import { commonFailures, failures, noSuch } from "../http/errors.ts";
import { anyId } from "../http/parameters.ts";
import { orPlaceholder, type PlaceMedia } from "../media/place-media.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import { PLACE_EXAMPLE, PlaceBody } from "../places/places.schemas.ts";
import { type Collection, collections } from "./collections.ts";
import { listedPlaces } from "./listed-places.ts";
import { LocalizedText } from "./localized-text.ts";

/** The number of pictures that represent a collection. */
const COVERS = 3;

const example = {
  slug: "under-the-trees",
  title: { en: "Under the trees", fr: "Sous les arbres" },
  sentence: { en: "Gardens to cross slowly.", fr: "Des jardins à traverser lentement." },
  count: 12,
};

const summary = {
  slug: z.string().openapi({ description: "The last part of the URL of the collection's page." }),
  title: LocalizedText,
  sentence: LocalizedText,
  count: z.number().int().openapi({ description: "The number of its listed places." }),
};
const inList = { ...example, covers: ["/api/media/posters/jardin-du-luxembourg/1-0a1b2c3d-4268ad.svg"] };
const CollectionBody = z
  .object({ ...summary, covers: z.array(z.string()).openapi({ description: "Pictures of its first places." }) })
  .openapi("Collection", { example: inList });
const CollectionsBody = z
  .object({ data: z.array(CollectionBody) })
  .openapi("Collections", { example: { data: [inList] } });
const CollectionDetailBody = z
  .object({ ...summary, places: z.array(PlaceBody) })
  .openapi("CollectionDetail", { example: { ...example, places: [PLACE_EXAMPLE] } });

const FRESH = { "Cache-Control": `public, max-age=${FRESHNESS_MS.filterOptions / 1000}` };

const list = createRoute({
  method: "get",
  path: "/collections",
  tags: ["Guide"],
  summary: "The curated collections, without empty ones",
  request: { query: noQuery },
  responses: { 200: { description: "The collections", content: json(CollectionsBody) }, ...commonFailures },
});

const detail = createRoute({
  method: "get",
  path: "/collections/{slug}",
  tags: ["Guide"],
  summary: "One collection with its listed places",
  request: { params: z.object({ slug: anyId }), query: noQuery },
  responses: { 200: { description: "The collection", content: json(CollectionDetailBody) }, ...failures },
});

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

  app.openapi(list, async (context) => {
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

  app.openapi(detail, async (context) => {
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
