import { useEffect, useEffectEvent, useRef, useState } from "react";
import { pageWith } from "./entry-changes.ts";
import type { OwnList } from "./list-calls.ts";

/**
 * Follows a place that the visitor has moved to another page: shows the page that has the place, also after a move that
 * was not saved.
 * @param list The list with the changes that are not saved yet; null until it is loaded.
 * @param page The page that is shown, from 1.
 * @param showPage Shows another page.
 */
export function useMovedPlace(list: OwnList | null, page: number, showPage: (page: number) => void) {
  const [movedId, setMovedId] = useState<string | null>(null);
  const movedTo = list !== null && movedId !== null ? pageWith(list, movedId) : null;
  // The router renders a requested page later. If the move fails before that, the earlier page is requested again.
  const requested = useRef(page);
  useEffect(() => {
    requested.current = page;
  }, [page]);
  const follow = useEffectEvent((target: number | null) => {
    if (target === null || target === requested.current) return;
    requested.current = target;
    showPage(target);
  });
  useEffect(() => follow(movedTo), [movedTo]);
  return {
    /** The id of the place; null if the visitor has moved none, or has chosen a page since then. */
    movedId,
    setMovedId,
  };
}
