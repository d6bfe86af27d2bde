import { type RefObject, useEffect, useRef } from "react";

/** Returns the ref of an element that scrolls to its top when another page is shown (§4). */
export function useScrollToTop(page: number): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the page changes
  useEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = 0;
  }, [page]);
  return scroller;
}
