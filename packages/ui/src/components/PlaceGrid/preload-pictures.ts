import type { CardPlace } from "../../lib/place-with-media.ts";

/**
 * Preloads the pictures of the first cards of the grid.
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
    const image = new Image();
    image.fetchPriority = priority;
    image.src = url;
  }
}
