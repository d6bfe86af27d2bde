import { DEFAULT_PREFERENCES } from "@flaneur/domain";
import { useEffect, useRef } from "react";
import { type Path, useLocation, useNavigationType } from "react-router";
import { readEntryState } from "../../routing/entry-state.ts";
import { readAddress } from "./filters.address.ts";
import type { FiltersRef } from "./filters.machine.ts";
import type { PreferencesRef } from "./preferences.machine.ts";

type ReadPath = Pick<Path, "pathname" | "search">;

/** @param preferred The preferences that apply if the URL has no query. */
const addressChange = ({ pathname, search }: ReadPath, preferred: typeof DEFAULT_PREFERENCES) => ({
  type: "address.change" as const,
  address: `${pathname}${search}`,
  ...readAddress(search, preferred),
});

/**
 * Sends the URL to the filters when the browser changed it: back, forward or a link. Also notifies them when a
 * full-screen sheet opens or closes.
 */
export function useFollowAddress(filters: FiltersRef, preferences: PreferencesRef): void {
  const { key, pathname, search, state } = useLocation();
  const isLink = useNavigationType() !== "POP";
  /** The key of the last handled history entry. The filters start with the first entry. */
  const known = useRef(key);
  const { sheet, writtenBy } = readEntryState(state);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    if (!isLink || writtenBy === "filters") return;
    filters.send(addressChange({ pathname, search }, preferences.getSnapshot().context.preferences));
  }, [key, pathname, search, isLink, writtenBy, filters, preferences]);
  // 'Back' and 'Forward' are read from the browser. If they are pressed before the latest entry is rendered, the
  // rendered entry may stay the same, although the filters have already written the URL of the latest entry.
  useEffect(() => {
    const follow = () => {
      // The URL of an entry omits only default preferences, so stored ones do not apply.
      if (location.pathname === pathname) filters.send(addressChange(location, DEFAULT_PREFERENCES));
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [pathname, filters]);
  useEffect(() => {
    filters.send({ type: sheet === undefined ? "sheet.close" : "sheet.open" });
  }, [sheet, filters]);
}
