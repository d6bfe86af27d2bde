import type { MediaItem, Place } from "@flaneur/domain";
import { inGalleryOrder } from "../components/Gallery/gallery-layout.ts";
import type { CardPlace } from "../lib/place-with-media.ts";

/** The fields of a place in the lightbox: those of a card, and further ones once they are loaded. */
export type LightboxPlace = CardPlace & {
  readonly [Field in "address" | "googleMapsUrl" | "coordinates"]?: Place[Field] | undefined;
};

/** The item that the lightbox is opened at. */
export interface LightboxStart {
  readonly kind: MediaItem["kind"];
  /** The index in the order of the gallery, or null for the first item of the kind. */
  readonly index: number | null;
}

/** The state of the lightbox. */
export type LightboxState =
  | { readonly status: "loading" }
  | { readonly status: "missing" }
  | {
      readonly status: "ready";
      readonly place: LightboxPlace;
      /** The media in the order of the gallery. */
      readonly media: readonly MediaItem[];
      /** The index of the visible item, or the reason why no item is shown. */
      readonly shown: { readonly index: number } | "noMedia" | "noVideo";
    };

interface LightboxFacts {
  /** The place as far as it is loaded, or null. */
  readonly place: LightboxPlace | null;
  /** Whether the place may still be loading. */
  readonly pending: boolean;
  readonly start: LightboxStart;
  /** The index of the item that the visitor has moved to, or null. */
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

/**
 * Returns the index of the previous or next item. Wraps around at both ends. Without an item, returns the last or
 * first.
 */
export function neighbour(shown: { readonly index: number } | string, by: -1 | 1, count: number): number {
  if (typeof shown === "string") return by === 1 ? 0 : count - 1;
  return (shown.index + by + count) % count;
}
