import { type MouseEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { readEntryState } from "./entry-state.ts";
import { opensElsewhere } from "./opens-elsewhere.ts";

/** Returns the address of the listing that opened this tab, with its query; '/' if another page did. */
export function listingBefore(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return "/";
  const from = new URL(referrer);
  return from.origin === origin && from.pathname === "/" ? `/${from.search}` : "/";
}

/** Whether the router wrote an earlier entry in this tab. It counts its entries in `idx`. */
function hasEarlierEntry(state: unknown): boolean {
  return (
    typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" && state.idx > 0
  );
}

/** The way back to the places, as the props of a link. */
export interface WayBack {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Returns the way back from a place. It leads to the previous page of this tab, as that page was, but without the
 * lightbox whose link led to the place. If the tab has no previous page, it leads to the listing that opened the tab,
 * or else to '/'.
 */
export function useWayBack(): WayBack {
  const navigate = useNavigate();
  const { cameFromSheet = false } = readEntryState(useLocation().state);
  // The server does not know the referrer in its first view.
  const [href, setHref] = useState("/");
  useEffect(() => setHref(listingBefore(document.referrer, location.origin)), []);
  return {
    href,
    onClick: (event) => {
      if (opensElsewhere(event) || !hasEarlierEntry(history.state)) return;
      event.preventDefault();
      navigate(cameFromSheet ? -2 : -1);
    },
  };
}
