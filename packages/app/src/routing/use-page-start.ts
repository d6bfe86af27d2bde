import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { readEntryState } from "./entry-state.ts";

/**
 * Scrolls to the top when the router follows a link, as a browser does for a new document. If the path changes, this
 * also moves the focus to the page's content. For 'back' and 'forward' the browser restores the scroll position.
 */
export function usePageStart(): void {
  const { hash, key, pathname, state } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    const { sheet, listing, keepsScroll } = readEntryState(state);
    if (type === "POP" || sheet !== undefined || listing !== undefined || keepsScroll === true) return;
    // Pages with anchors call `useAnchor`, which scrolls to the anchor.
    if (hash !== "") return;
    scrollTo({ top: 0 });
    if (before.pathname !== pathname) document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
  }, [hash, key, pathname, state, type]);
}
