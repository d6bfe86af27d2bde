import { imageSources } from "@flaneur/domain";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { PICTURE_SIZES } from "./picture-sizes.ts";

/**
 * Preloads the pictures of the first cards of the grid, by the same URLs as the cards will use.
 * @param count The number of cards.
 */
export function preloadPictures(
  places: readonly Pick<CardPlace, "media">[],
  count: number,
  priority: "high" | "low" = "high",
): void {
  for (const { media } of places.slice(0, count)) {
    const url = media.find(({ kind }) => kind === "image")?.url;
    if (url === undefined) continue;
    const { src, srcSet } = imageSources(url);
    const image = new Image();
    image.fetchPriority = priority;
    if (srcSet !== undefined) {
      image.sizes = PICTURE_SIZES;
      image.srcset = srcSet;
    }
    image.src = src;
  }
}
