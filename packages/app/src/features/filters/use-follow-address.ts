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
  /** The key of the last handled history entry. The filters start with the first entry. */
  const known = useRef(key);
  const { sheet, writtenBy } = readEntryState(state);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    if (type !== "POP" && writtenBy === "filters") return;
    // The URL of an entry reached by 'Back' or 'Forward' omits only default preferences, so stored ones do not apply.
    const preferred = type === "POP" ? DEFAULT_PREFERENCES : preferences.getSnapshot().context.preferences;
    filters.send({ type: "address.change", address: `${pathname}${search}`, ...readAddress(search, preferred) });
  }, [key, pathname, search, type, writtenBy, filters, preferences]);
  useEffect(() => {
    filters.send({ type: sheet === undefined ? "sheet.close" : "sheet.open" });
  }, [sheet, filters]);
}
