import { safeUrl } from "@flaneur/domain";
import { z } from "zod";
import { AnyPlace } from "./any-place.ts";
import { defineCall } from "./call.ts";
import { json, noQuery } from "./contents.ts";
import { commonFailures, failures } from "./failures.ts";
import { LocalizedText } from "./localized-text.ts";
import { count } from "./numbers.ts";
import { anyId } from "./parameters.ts";
import { PLACE_EXAMPLE, PlaceBody } from "./place-body.ts";

const example = {
  slug: "under-the-trees",
  title: { en: "Under the trees", fr: "Sous les arbres" },
  sentence: { en: "Gardens to cross slowly.", fr: "Des jardins à traverser lentement." },
  count: 12,
};

const summary = {
  slug: z.string().meta({ description: "The last part of the URL of the collection's page." }),
  title: LocalizedText,
  sentence: LocalizedText,
  count: z.number().int().meta({ description: "The number of its listed places." }),
};
const inList = { ...example, covers: ["/api/media/posters/jardin-du-luxembourg/1-0a1b2c3d-4268ad.svg"] };
const CollectionBody = z
  .object({ ...summary, covers: z.array(z.string()).meta({ description: "Pictures of its first places." }) })
  .meta({ id: "Collection", example: inList });
const CollectionsBody = z
  .object({ data: z.array(CollectionBody) })
  .meta({ id: "Collections", example: { data: [inList] } });
const CollectionDetailBody = z
  .object({ ...summary, places: z.array(PlaceBody) })
  .meta({ id: "CollectionDetail", example: { ...example, places: [PLACE_EXAMPLE] } });

/** The maximum numbers of collections, of pictures of a collection, and of its places that clients read. */
export const MAX_COLLECTIONS = 50;
export const MAX_COVERS = 3;
export const MAX_COLLECTION_PLACES = 100;

const readSummary = { slug: z.string(), title: LocalizedText, sentence: LocalizedText, count };
const ReadCollection = z.object({
  ...readSummary,
  covers: z.array(z.string()).transform((urls) => urls.flatMap((url) => safeUrl(url) ?? []).slice(0, MAX_COVERS)),
});
const ReadCollections = z
  .object({ data: z.array(ReadCollection) })
  .transform(({ data }) => data.slice(0, MAX_COLLECTIONS));
const ReadCollectionDetail = z.object({
  ...readSummary,
  places: z
    .array(z.unknown())
    .transform((places) => places.slice(0, MAX_COLLECTION_PLACES).map((place) => AnyPlace.parse(place))),
});
/** A collection, and one with its places, as clients read them. */
export type Collection = z.output<typeof ReadCollection>;
export type CollectionDetail = z.output<typeof ReadCollectionDetail>;

export const listCollections = defineCall(
  {
    method: "get",
    path: "/collections",
    tags: ["Guide"],
    summary: "The curated collections, without empty ones",
    request: { query: noQuery },
    responses: { 200: { description: "The collections", content: json(CollectionsBody) }, ...commonFailures },
  },
  ReadCollections,
);

export const getCollection = defineCall(
  {
    method: "get",
    path: "/collections/{slug}",
    tags: ["Guide"],
    summary: "One collection with its listed places",
    request: { params: z.object({ slug: anyId }), query: noQuery },
    responses: { 200: { description: "The collection", content: json(CollectionDetailBody) }, ...failures },
  },
  ReadCollectionDetail,
);
