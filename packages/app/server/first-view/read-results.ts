import { z } from "zod";
import type { FirstResult } from "./load.ts";

const Media = z.array(z.object({ kind: z.enum(["IMAGE", "VIDEO"]), url: z.string() }));

const Place = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  arrondissement: z.string().nullable(),
  types: z.array(z.string()),
  description: z.string().nullable(),
  website: z.string().nullable(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  media: Media,
});
export type FirstPlace = z.infer<typeof Place>;

const PlaceResult = z.object({ place: z.object({ place: Place }).nullable() });
const ListingResult = z.object({ places: z.object({ nodes: z.array(z.object({ media: Media })) }) });

/** The data that the head of a page needs. */
export type FirstView =
  | { readonly kind: "listing"; readonly images: readonly string[] }
  | { readonly kind: "place"; readonly place: FirstPlace; readonly images: readonly string[] }
  /** No place has the id of the URL. */
  | { readonly kind: "missing" }
  /** The data could not be loaded, or the page needs none. */
  | { readonly kind: "unknown" };

const imagesOf = (media: z.infer<typeof Media>): string[] =>
  media.flatMap(({ kind, url }) => (kind === "IMAGE" ? url : []));

export function readFirstView(results: readonly FirstResult[]): FirstView {
  const [first] = results;
  const place = PlaceResult.safeParse(first?.data);
  if (place.success) {
    if (place.data.place === null) return { kind: "missing" };
    const found = place.data.place.place;
    return { kind: "place", place: found, images: imagesOf(found.media) };
  }
  const listing = ListingResult.safeParse(first?.data);
  if (!listing.success) return { kind: "unknown" };
  return { kind: "listing", images: listing.data.places.nodes.flatMap(({ media }) => imagesOf(media).slice(0, 1)) };
}
