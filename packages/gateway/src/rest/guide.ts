import { safeUrl } from "@flaneur/domain";
import { z } from "zod";
import { pathSegment } from "./path-segment.ts";
import { type GraphPlace, type Report, readPlace } from "./places.ts";
import type { RestClient } from "./rest-client.ts";
import { RestError } from "./rest-error.ts";

/** The maximum numbers of collections and of places in a collection that are read. */
export const MAX_COLLECTIONS = 50;
export const MAX_COLLECTION_PLACES = 100;
export const MAX_COVERS = 3;

const LocalizedText = z.object({ en: z.string(), fr: z.string() });
/** A text in both languages of the product. */
export type LocalizedText = z.infer<typeof LocalizedText>;

const Summary = z.object({ slug: z.string(), title: LocalizedText, sentence: LocalizedText, count: z.number().int() });
const CollectionAnswer = Summary.extend({ covers: z.array(z.string()) }).transform(({ covers, ...summary }) => ({
  ...summary,
  covers: covers.flatMap((url) => safeUrl(url) ?? []).slice(0, MAX_COVERS),
}));
const ListAnswer = z.object({ data: z.array(CollectionAnswer) });
const DetailAnswer = Summary.extend({ places: z.array(z.unknown()) });

/** A curated set of places, with the pictures that represent it. */
export type Collection = z.infer<typeof CollectionAnswer>;
/** A curated set of places with its places, in their order. */
export interface CollectionDetail extends z.infer<typeof Summary> {
  readonly places: readonly GraphPlace[];
}

/** Calls of the curated part of the REST API. */
export function createGuideRest(rest: RestClient, report: Report) {
  return {
    /** `GET /collections`. */
    async collections(): Promise<readonly Collection[]> {
      return (await rest.get("/collections", {}, ListAnswer)).data.slice(0, MAX_COLLECTIONS);
    },

    /** `GET /collections/{slug}`. Null for an unknown collection. */
    async collection(slug: string): Promise<CollectionDetail | null> {
      const segment = pathSegment(slug);
      if (segment === null) return null;
      try {
        const { places, ...summary } = await rest.get(`/collections/${segment}`, {}, DetailAnswer);
        const read = places.slice(0, MAX_COLLECTION_PLACES).flatMap((raw) => readPlace(raw, report));
        return { ...summary, places: read };
      } catch (error) {
        if (error instanceof RestError && error.code === "NOT_FOUND") return null;
        throw error;
      }
    },
  };
}

export type GuideRest = ReturnType<typeof createGuideRest>;
