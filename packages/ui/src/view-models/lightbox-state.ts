import type { Coordinates, MediaItem, Place } from "@flaneur/domain";
import { inGalleryOrder } from "../components/Gallery/gallery-layout.ts";
import type { CardPlace } from "../lib/place-with-media.ts";
import { type TravelFigures, travelFigures } from "./travel-figures.ts";

/** The fields of a place in the lightbox: the fields of a card and, after the place is loaded, further fields. */
export type LightboxPlace = CardPlace & {
  readonly [Field in "googleMapsUrl" | "coordinates"]?: Place[Field] | undefined;
};

/** The item that the lightbox is opened at. */
export interface LightboxStart {
  readonly kind: MediaItem["kind"];
  /** The index in the order of the gallery, or null for the first item of the kind. */
  readonly index: number | null;
}

/** The states of the lightbox. */
export type LightboxState =
  | { readonly status: "loading" }
  | { readonly status: "missing" }
  | {
      readonly status: "ready";
      readonly place: LightboxPlace;
      /** The distance and travel times from the confirmed location. Absent if either position is unknown. */
      readonly travel?: TravelFigures | undefined;
      /** The pictures and videos in the order of the gallery. */
      readonly media: readonly MediaItem[];
      /** The index of the shown picture or video, or the reason why none is shown. */
      readonly shown: { readonly index: number } | "noMedia" | "noVideo";
    };

interface LightboxFacts {
  /** The data of the place, or null if nothing is loaded. */
  readonly place: LightboxPlace | null;
  /** Whether the place is being loaded. */
  readonly pending: boolean;
  readonly start: LightboxStart;
  /** The index that the visitor moved to, or null before the first step. */
  readonly index: number | null;
  /** The confirmed location, or null. */
  readonly origin: Coordinates | null;
}

/** Returns the state of the lightbox. */
export function lightboxState({ place, pending, start, index, origin }: LightboxFacts): LightboxState {
  if (place === null) return { status: pending ? "loading" : "missing" };
  const media = inGalleryOrder(place.media);
  const travel = origin === null || place.coordinates == null ? undefined : travelFigures(origin, place.coordinates);
  return { status: "ready", place, travel, media, shown: shownOf(media, index ?? start.index, start.kind) };
}

function shownOf(media: readonly MediaItem[], index: number | null, kind: MediaItem["kind"]) {
  if (media.length === 0) return kind === "video" ? "noVideo" : "noMedia";
  if (index !== null) return { index: Math.min(Math.max(index, 0), media.length - 1) };
  const first = media.findIndex((item) => item.kind === kind);
  if (first === -1) return kind === "video" ? "noVideo" : { index: 0 };
  return { index: first };
}

/**
 * Returns the index of the previous or next item. Wraps around at both ends. If no item is shown, returns the index of
 * the last or the first item.
 */
export function neighbour(shown: { readonly index: number } | string, by: -1 | 1, count: number): number {
  if (typeof shown === "string") return by === 1 ? 0 : count - 1;
  return (shown.index + by + count) % count;
}
