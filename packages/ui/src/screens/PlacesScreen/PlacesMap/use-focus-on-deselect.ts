import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a function that is called with the id of the selected place before its selection is cleared. The card of this
 * place then gets the focus when no place is selected any more: on a phone, the list is inert until then. The list gets
 * the focus if the place is not on the page or the sheet is collapsed.
 */
export function useFocusOnDeselect(
  root: RefObject<HTMLElement | null>,
  selectedId: string | null,
): (id: string) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    const { current: id } = next;
    next.current = null;
    if (id === null || selectedId !== null) return;
    const card = root.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"] button`);
    card?.focus({ preventScroll: true });
    const isFocused = card != null && document.activeElement === card;
    if (!isFocused) root.current?.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }, [root, selectedId]);
  return (id) => {
    next.current = id;
  };
}
