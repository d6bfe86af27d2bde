import type { ListedPlace } from "@flaneur/ui";
import { useActors } from "../../app-context.ts";
import { useHearts } from "../favorites/use-hearts.ts";
import { preloadLightbox } from "../lightbox/Lightbox.tsx";
import { useOpenLightboxById } from "../lightbox/use-lightbox.ts";

/**
 * Returns the props of cards outside of the listing, such as on a page of the guide: the ids of the favorites, and the
 * callbacks of the hearts and the play buttons.
 */
export function useGuideCards(places: readonly ListedPlace[]) {
  const { favorites: hearts, lightbox } = useActors();
  const { favorites, onToggleFavorite } = useHearts(hearts, places);
  const onPlay = useOpenLightboxById(lightbox, places, "video");
  return { favorites, onToggleFavorite, onPlay, onPlayIntent: preloadLightbox };
}
