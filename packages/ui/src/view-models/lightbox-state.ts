import type { MediaItem, Place } from "@flaneur/domain";
import { inGalleryOrder } from "../components/Gallery/gallery-layout.ts";
import type { CardPlace } from "../lib/place-with-media.ts";

/** What a lightbox shows of a place: what a card knows, and the rest once it has been loaded. */
export type LightboxPlace = CardPlace & {
  readonly [Field in "address" | "googleMapsUrl" | "coordinates"]?: Place[Field] | undefined;
};

/** What a lightbox is opened at. */
export interface LightboxStart {
  readonly kind: MediaItem["kind"];
  /** In the order of the gallery; null for the first of the kind. */
  readonly index: number | null;
}

/** What a lightbox can show; never two at once. */
export type LightboxState =
  | { readonly status: "loading" }
  | { readonly status: "missing" }
  | {
      readonly status: "ready";
      readonly place: LightboxPlace;
      /** In the order of the gallery. */
      readonly media: readonly MediaItem[];
      /** What of them is shown, or why nothing is. */
      readonly shown: { readonly index: number } | "noMedia" | "noVideo";
    };

interface LightboxFacts {
  /** As much as is known of it. */
  readonly place: LightboxPlace | null;
  /** Whether more may come. */
  readonly pending: boolean;
  readonly start: LightboxStart;
  /** What someone has gone on to; null until then. */
  readonly index: number | null;
}

export function lightboxState({ place, pending, start, index }: LightboxFacts): LightboxState {
  if (place === null) return { status: pending ? "loading" : "missing" };
  const media = inGalleryOrder(place.media);
  return { status: "ready", place, media, shown: shownOf(media, index ?? start.index, start.kind) };
}

function shownOf(media: readonly MediaItem[], index: number | null, kind: MediaItem["kind"]) {
  if (media.length === 0) return kind === "video" ? "noVideo" : "noMedia";
  if (index !== null) return { index: Math.min(Math.max(index, 0), media.length - 1) };
  const first = media.findIndex((item) => item.kind === kind);
  if (first === -1) return kind === "video" ? "noVideo" : { index: 0 };
  return { index: first };
}

/** The one before or after, around both ends; from nothing to the last or the first. */
export function neighbour(shown: { readonly index: number } | string, by: -1 | 1, count: number): number {
  if (typeof shown === "string") return by === 1 ? 0 : count - 1;
  return (shown.index + by + count) % count;
}
