import type { LightboxPlace, LightboxStart } from "@flaneur/ui";
import { useCallback, useEffect, useRef } from "react";
import type { LightboxRef } from "./lightbox.machine.ts";

/**
 * Returns a function that opens the lightbox with a loaded place. The function is stable, so that cards do not
 * re-render.
 */
export function useOpenLightbox(lightbox: LightboxRef) {
  return useCallback(
    (place: LightboxPlace, kind: LightboxStart["kind"], index?: number) =>
      lightbox.send({ type: "lightbox.open", placeId: place.id, place, kind, ...(index !== undefined && { index }) }),
    [lightbox],
  );
}

/** Returns a function that opens the lightbox with one of the given places, by its id. The function is stable. */
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
