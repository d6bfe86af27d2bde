import { useCallback, useEffect, useRef } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { type EntryState, readEntryState, type SheetName } from "./entry-state.ts";

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
  const open = readEntryState(location.state).sheet === name;
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
      // Reads the browser's current URL: a choice just before may be written but not rendered yet, and must not be
      // undone.
      const { pathname, search } = window.location;
      if (next) navigate(`${pathname}${search}`, { state: { sheet: name } satisfies EntryState });
      else navigate(-1);
    },
    [name],
  );
  return { open, onOpenChange };
}
