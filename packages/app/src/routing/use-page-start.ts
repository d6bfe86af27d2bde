import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { readEntryState } from "./entry-state.ts";

/**
 * What a browser does when it loads a document, for links that it does not follow itself: the new page starts at its
 * top, and the focus with it. Going back is left to the browser, which knows where one was.
 */
export function usePageStart(): void {
  const { key, pathname, state } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    const { sheet, writtenBy } = readEntryState(state);
    if (type === "POP" || sheet !== undefined || writtenBy !== undefined) return;
    scrollTo({ top: 0 });
    if (before.pathname !== pathname) document.querySelector<HTMLElement>("#content")?.focus({ preventScroll: true });
  }, [key, pathname, state, type]);
}
