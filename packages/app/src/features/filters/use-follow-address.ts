import { DEFAULT_PREFERENCES } from "@flaneur/domain";
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { readEntryState } from "../../routing/entry-state.ts";
import { readAddress } from "./filters.address.ts";
import type { FiltersRef } from "./filters.machine.ts";
import type { PreferencesRef } from "./preferences.machine.ts";

/** Sends the URL to the filters when the browser changed it: back, forward or a link. */
export function useFollowAddress(filters: FiltersRef, preferences: PreferencesRef): void {
  const { key, pathname, search, state } = useLocation();
  const type = useNavigationType();
  /** The first URL, which the filters start with. */
  const known = useRef(key);
  const { sheet, writtenBy } = readEntryState(state);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    if (type !== "POP" && writtenBy === "filters") return;
    // An earlier entry has its preferences in its URL unless they are the defaults. Stored preferences do not apply.
    const preferred = type === "POP" ? DEFAULT_PREFERENCES : preferences.getSnapshot().context.preferences;
    filters.send({ type: "address.change", address: `${pathname}${search}`, ...readAddress(search, preferred) });
  }, [key, pathname, search, type, writtenBy, filters, preferences]);
  useEffect(() => {
    filters.send({ type: sheet === undefined ? "sheet.close" : "sheet.open" });
  }, [sheet, filters]);
}
