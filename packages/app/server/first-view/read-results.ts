import { type FilterOptions, hasOthers } from "@flaneur/domain";
import { z } from "zod";
import type { FirstResult } from "../../src/graph/first-results.ts";

/** The result of a query, and the key by which the client of the app finds the result. */
export interface LoadedResult extends FirstResult {
  readonly key: string;
}

const Media = z.array(z.object({ kind: z.enum(["IMAGE", "VIDEO"]), url: z.string() }));

const Place = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  arrondissement: z.string().nullable(),
  types: z.array(z.string()),
  description: z.string().nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  menuUrl: z.string().nullable(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  media: Media,
});
export type FirstPlace = z.infer<typeof Place>;

const PlaceResult = z.object({ place: z.object({ place: Place }).nullable() });
const ListingResult = z.object({ places: z.object({ nodes: z.array(z.object({ media: Media })) }) });

const FilterOptionsResult = z.object({
  filterOptions: z.object({
    types: z.array(z.string()),
    arrondissements: z.array(z.string()),
    tagCategories: z.array(z.object({ name: z.string(), tags: z.array(z.string()) })),
    allCurated: z.boolean(),
    counts: z.object({ chosen: z.number(), places: z.number() }).nullable(),
  }),
});

/** Returns the values that filters can have, or null if the results do not contain them. */
export function readFilterOptions(results: readonly LoadedResult[]): FilterOptions | null {
  for (const { data } of results) {
    const options = FilterOptionsResult.safeParse(data);
    if (options.success) return options.data.filterOptions;
  }
  return null;
}

const Others = z.object({ place: z.object({ hasOthers: z.boolean() }) });

/** Returns whether places that are not chosen are listed, or null if the results do not say. */
export function readHasOthers(results: readonly LoadedResult[]): boolean | null {
  const options = readFilterOptions(results);
  if (options !== null) return hasOthers(options.counts);
  const places = results.flatMap(({ data }) => Others.safeParse(data).data ?? []);
  return places[0]?.place.hasOthers ?? null;
}

const Text = z.object({ en: z.string(), fr: z.string() });
const CollectionResult = z.object({
  collection: z
    .object({
      title: Text,
      sentence: Text,
      places: z.array(z.object({ id: z.string(), name: z.string(), media: Media })),
    })
    .nullable(),
});

const CollectionsResult = z.object({ collections: z.array(z.object({ covers: z.array(z.string()) })) });

const NeighbourhoodResult = z.object({
  neighbourhood: z
    .object({
      name: z.string(),
      text: Text.nullable(),
      places: z.array(z.object({ id: z.string(), name: z.string(), media: Media })),
    })
    .nullable(),
});

const Ended = z.object({ __typename: z.literal("ShareEnded") });
const SharedListResult = z.object({
  sharedList: z
    .union([
      Ended,
      z.object({
        __typename: z.literal("SharedList"),
        name: z.string(),
        note: z.string().nullable(),
        entries: z.array(z.object({ place: z.object({ media: Media }) })),
      }),
    ])
    .nullable(),
});
const SharedViewResult = z.object({
  sharedView: z.union([Ended, z.object({ __typename: z.literal("SharedView"), name: z.string() })]).nullable(),
});

/** A page of the guide: a set of places with a title. */
export interface FirstGuide {
  readonly title: z.infer<typeof Text>;
  /** Null if the page has no text. */
  readonly description: z.infer<typeof Text> | null;
  readonly places: readonly { readonly id: string; readonly name: string }[];
}

/** The data that the head of a page needs. */
export type FirstView =
  | { readonly kind: "listing"; readonly images: readonly string[] }
  | { readonly kind: "place"; readonly place: FirstPlace; readonly images: readonly string[] }
  | { readonly kind: "guide"; readonly guide: FirstGuide; readonly images: readonly string[] }
  /** The page about the product. */
  | { readonly kind: "about"; readonly images: readonly string[] }
  /** A list or view that a person shares by a link. */
  | { readonly kind: "shared"; readonly name: string; readonly note: string | null; readonly images: readonly string[] }
  /** The owner has ended the link, or deleted its list or view. */
  | { readonly kind: "ended"; readonly of: "list" | "view" }
  /** No place has the id of the URL. */
  | { readonly kind: "missing" }
  /** No collection, no neighbourhood and no shared link has the URL. */
  | { readonly kind: "missingPage" }
  /** The data could not be loaded, or the head needs none of them. */
  | { readonly kind: "unknown" };

const imagesOf = (media: z.infer<typeof Media>): string[] =>
  media.flatMap(({ kind, url }) => (kind === "IMAGE" ? url : []));

/** Reads the data of the first query of a page. */
export function readFirstView(data: unknown): FirstView {
  const place = PlaceResult.safeParse(data);
  if (place.success) {
    if (place.data.place === null) return { kind: "missing" };
    const found = place.data.place.place;
    return { kind: "place", place: found, images: imagesOf(found.media) };
  }
  const collections = CollectionsResult.safeParse(data);
  if (collections.success)
    return { kind: "about", images: collections.data.collections.flatMap(({ covers }) => covers) };
  const collection = CollectionResult.safeParse(data);
  if (collection.success) {
    if (collection.data.collection === null) return { kind: "missingPage" };
    const { title, sentence, places } = collection.data.collection;
    const images = places.flatMap(({ media }) => imagesOf(media).slice(0, 1));
    return { kind: "guide", guide: { title, description: sentence, places }, images };
  }
  const neighbourhood = NeighbourhoodResult.safeParse(data);
  if (neighbourhood.success) {
    if (neighbourhood.data.neighbourhood === null) return { kind: "missingPage" };
    const { name, text, places } = neighbourhood.data.neighbourhood;
    const images = places.flatMap(({ media }) => imagesOf(media).slice(0, 1));
    return { kind: "guide", guide: { title: { en: name, fr: name }, description: text, places }, images };
  }
  const list = SharedListResult.safeParse(data).data?.sharedList;
  if (list !== undefined) {
    if (list === null) return { kind: "missingPage" };
    if (list.__typename === "ShareEnded") return { kind: "ended", of: "list" };
    const images = list.entries.flatMap(({ place: { media } }) => imagesOf(media).slice(0, 1));
    return { kind: "shared", name: list.name, note: list.note, images };
  }
  const view = SharedViewResult.safeParse(data).data?.sharedView;
  if (view !== undefined) {
    if (view === null) return { kind: "missingPage" };
    if (view.__typename === "ShareEnded") return { kind: "ended", of: "view" };
    return { kind: "shared", name: view.name, note: null, images: [] };
  }
  const listing = ListingResult.safeParse(data);
  if (!listing.success) return { kind: "unknown" };
  return { kind: "listing", images: listing.data.places.nodes.flatMap(({ media }) => imagesOf(media).slice(0, 1)) };
}
