import { imageSources } from "@flaneur/domain";
import type { CardPlace } from "../../lib/place-with-media.ts";
import { PICTURE_SIZES } from "./picture-sizes.ts";

/**
 * Fetches the pictures of the grid's first cards before they are drawn, by the very addresses they will use.
 * @param count how many cards.
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
