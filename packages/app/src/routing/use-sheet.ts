import { useIsHydrated } from "@flaneur/ui";
import { useCallback, useEffect, useRef } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { useAddressBar } from "./entry-context.tsx";
import { readEntryState, type SheetName } from "./entry-state.ts";

export interface Sheet {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * Returns the state of a full-screen sheet, which is stored in the history entry. Opening the sheet adds an entry, and
 * closing it goes back, so that the Back button of a phone closes the sheet, too.
 */
export function useSheet(name: SheetName): Sheet {
  const location = useLocation();
  const navigate = useNavigate();
  const bar = useAddressBar();
  // The server does not know the history entry of a page that is reloaded while a sheet is open.
  const isHydrated = useIsHydrated();
  const open = isHydrated && readEntryState(location.state).sheet === name;
  /** The entry of the last step: a second press before the step is finished must not start another step. */
  const left = useRef<Location>(null);
  const latest = useRef({ location, navigate, open });
  useEffect(() => {
    latest.current = { location, navigate, open };
  });
  // The function is stable, so that openers do not re-render with every URL.
  const onOpenChange = useCallback(
    (next: boolean) => {
      const { location, navigate, open } = latest.current;
      if (next === open || left.current === location) return;
      left.current = location;
      // A choice just before may be written but not rendered yet, and must not be undone.
      const { address, state } = bar.entry();
      const { listing } = state;
      if (next) bar.go({ address, step: "new", state: { sheet: name, ...(listing !== undefined && { listing }) } });
      else navigate(-1);
    },
    [name, bar],
  );
  return { open, onOpenChange };
}
