import type { LightboxPlace, LightboxStart } from "@flaneur/ui";
import { useCallback, useEffect, useRef } from "react";
import type { LightboxRef } from "./lightbox.machine.ts";

/** Opens the lightbox with what the screen knows of a place. Always the same, so that cards are not drawn again. */
export function useOpenLightbox(lightbox: LightboxRef) {
  return useCallback(
    (place: LightboxPlace, kind: LightboxStart["kind"], index?: number) =>
      lightbox.send({ type: "lightbox.open", placeId: place.id, place, kind, ...(index !== undefined && { index }) }),
    [lightbox],
  );
}

/** Opens the lightbox with one of the places that a screen shows, by its id. Always the same, too. */
export function useOpenLightboxById(
  lightbox: LightboxRef,
  places: readonly LightboxPlace[],
  kind: LightboxStart["kind"],
): (id: string) => void {
  const open = useOpenLightbox(lightbox);
  const latest = useRef(places);
  useEffect(() => {
    latest.current = places;
  });
  return useCallback(
    (id) => {
      const place = latest.current.find((each) => each.id === id);
      if (place !== undefined) open(place, kind);
    },
    [open, kind],
  );
}
