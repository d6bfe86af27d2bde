import { type RefObject, useEffect } from "react";
import { contentOf } from "../../lib/content-of.ts";
import { useDialogFocus } from "../../lib/dialog-focus.ts";
import type { ShownKind } from "../../lib/lightbox-keys.ts";

const playerIn = (frame: HTMLElement | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>("[data-player]") ?? null;

/**
 * Moves the focus when the lightbox opens and closes, and between the cross and the player.
 * @param frame the element of the lightbox.
 * @param cross the button that closes the lightbox.
 * @param shows the kind of the shown item.
 */
export function useLightboxFocus(
  frame: RefObject<HTMLElement | null>,
  cross: RefObject<HTMLElement | null>,
  shows: ShownKind,
) {
  // The player gets the focus if the visitor has not moved the focus, so that Space plays the video instead of pressing
  // the cross. When the player is removed, the cross gets the focus again.
  useEffect(() => {
    const { activeElement, body } = document;
    if (shows === "video" && activeElement === cross.current) playerIn(frame.current)?.focus();
    if (shows === "image" && activeElement === body) cross.current?.focus();
  }, [shows, frame, cross]);
  return useDialogFocus({
    within: frame,
    first: {
      get current() {
        return playerIn(frame.current) ?? cross.current;
      },
    },
    returnFocus: (opener) => opener ?? contentOf(document),
  });
}
