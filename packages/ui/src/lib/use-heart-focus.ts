import { type MouseEvent, useEffect, useRef } from "react";

/** The attribute of each heart. */
export const HEART = { "data-heart": "" } as const;

interface Pressed {
  readonly heart: HTMLElement;
  /** All hearts at the time of the press, in the order of the list. */
  readonly hearts: readonly HTMLElement[];
}

/**
 * Keeps the focus in a list whose places are removed by their hearts. When the pressed heart is removed with its place,
 * the next heart gets the focus, or the previous heart after the last place, or the content of the page after the only
 * place. Call it in the component that renders the list.
 * @returns the handler `onClickCapture` of the list.
 */
export function useHeartFocus(): (event: MouseEvent<HTMLElement>) => void {
  const pressed = useRef<Pressed | null>(null);
  useEffect(
    () => () => {
      // When the visitor has no favorites left, `NoFavorites` replaces the list.
      if (pressed.current?.hearts.length === 1 && document.activeElement === document.body) {
        document.getElementById("content")?.focus();
      }
    },
    [],
  );
  useEffect(() => {
    if (pressed.current === null || pressed.current.heart.isConnected) return;
    const { heart, hearts } = pressed.current;
    // The visitor may have moved the focus meanwhile.
    if (document.activeElement !== document.body) return;
    const index = hearts.indexOf(heart);
    const left = (each: HTMLElement) => each.isConnected;
    const next = hearts.slice(index).find(left) ?? hearts.slice(0, index).findLast(left);
    // If the only place of a filtered list was removed, the list is empty.
    (next ?? document.getElementById("content"))?.focus();
    pressed.current = null;
  });
  return ({ target, currentTarget }) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>("[data-heart]") : null;
    if (heart === null) return;
    pressed.current = { heart, hearts: [...currentTarget.querySelectorAll<HTMLElement>("[data-heart]")] };
  };
}
