import { useCallback, useEffect, useRef } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { type EntryState, readEntryState, type SheetName } from "./entry-state.ts";

export interface Sheet {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A full-screen sheet, open while the entry of the history says so: opening it is a step forward, closing it the step
 * back, which is therefore what the Back button of a phone does, too.
 */
export function useSheet(name: SheetName): Sheet {
  const location = useLocation();
  const navigate = useNavigate();
  const open = readEntryState(location.state).sheet === name;
  /** Where a step has been taken from: a second press before one has arrived must not take another. */
  const left = useRef<Location>(null);
  const latest = useRef({ location, navigate, open });
  useEffect(() => {
    latest.current = { location, navigate, open };
  });
  // Always the same, so that what opens a sheet is not drawn again with every address.
  const onOpenChange = useCallback(
    (next: boolean) => {
      const { location, navigate, open } = latest.current;
      if (next === open || left.current === location) return;
      left.current = location;
      // As the browser has it: what was chosen just before may be written and not drawn yet, and must not be undone.
      const { pathname, search } = window.location;
      if (next) navigate(`${pathname}${search}`, { state: { sheet: name } satisfies EntryState });
      else navigate(-1);
    },
    [name],
  );
  return { open, onOpenChange };
}
