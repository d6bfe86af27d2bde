import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
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
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const open = readEntryState(state).sheet === name;
  /** The entry that a step has been taken from: a second press before it is taken must not take another. */
  const left = useRef<string>(null);
  return {
    open,
    onOpenChange: (next) => {
      if (next === open || left.current === key) return;
      left.current = key;
      if (next) navigate(`${pathname}${search}`, { state: { sheet: name } satisfies EntryState });
      else navigate(-1);
    },
  };
}
