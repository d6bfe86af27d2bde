import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Scrolls to the element that the URL names, and moves the focus there, as a browser does for a new document. Call it
 * in a page with anchors. For 'back' and 'forward' the browser restores the scroll position.
 */
export function useAnchor(): void {
  const location = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const { hash } = location;
    if (hash === "" || (type === "POP" && scrollY > 0)) return;
    const element = document.getElementById(hash.slice(1));
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  }, [location, type]);
}
