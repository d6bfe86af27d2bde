import { applySuggestion, type FilterState, INITIAL_FILTERS, setSearch } from "@flaneur/domain";
import type { TopBarProps } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { AppContext, useActors } from "../app-context.ts";
import { filtersAddress, readAddress } from "../features/filters/filters.address.ts";
import { useSearchSuggestions } from "../features/search/use-search-suggestions.tsx";
import { useLocationFor } from "../page/use-confirmed-location.ts";
import { useSheet } from "../routing/use-sheet.ts";

/** Returns the search of the top bar and of its dialog, each with suggestions. */
export function useSearch(): Pick<TopBarProps, "search" | "searchDialog"> {
  const { search, preferences } = useActors();
  const root = AppContext.useActorRef();
  // Two selectors: one that returned an object would cause renders without a change, and these would reset a text that
  // was typed before hydration.
  const text = useSelector(search, ({ context }) => context.text);
  const typed = useSelector(search, ({ context }) => context.typed);
  const { pathname, search: query } = useLocation();
  const onListing = pathname === "/";
  const navigate = useNavigate();
  const sheet = useSheet("search");
  const locationFor = useLocationFor();

  // The search belongs to the listing. On another page the box starts empty.
  useEffect(() => {
    if (!onListing) search.send({ type: "search.show", text: "" });
  }, [onListing, search]);

  /** The filters of the listing, or on another page the filters that the listing would open with (§4). */
  const filters = (): FilterState => {
    const stored = preferences.getSnapshot().context.preferences;
    return onListing ? readAddress(query, stored).filters : { ...INITIAL_FILTERS, ...stored };
  };
  // Replaces the history entry of the sheet, so that 'back' does not open the sheet again.
  const leaveFor = (address: string) => navigate(address, { replace: sheet.open });
  const closeSheet = () => sheet.onOpenChange(false);

  const suggestions = useSearchSuggestions({
    text,
    typed,
    placement: sheet.open ? "dialog" : "popover",
    filters,
    onTake: (row) => {
      if (row.kind === "place") {
        search.send({ type: "search.show", text: "" });
        leaveFor(`/places/${encodeURIComponent(row.place.id)}`);
        return;
      }
      const { meanings, rest } = row.kind === "text" ? { meanings: [], rest: row.text } : row.filters;
      const { now } = root.getSnapshot().context;
      search.send({ type: "search.apply", meanings, rest, now });
      if (onListing) closeSheet();
      else leaveFor(filtersAddress(applySuggestion(filters(), { meanings, rest }, now)));
      locationFor({ meanings });
    },
    onTextChange: (next) => search.send({ type: "search.type", text: next }),
  });
  const submit = () => {
    search.send({ type: "search.submit" });
    if (onListing) closeSheet();
    // §4: submitting on another page opens the listing with the stored preferences.
    else leaveFor(filtersAddress(setSearch(filters(), text)));
  };
  const idle = { ...suggestions, list: null, marked: null, suggestions: null, understood: null };
  return {
    search: {
      value: text,
      onValueChange: (value) => search.send({ type: "search.type", text: value }),
      onSubmit: submit,
      combobox: sheet.open ? idle : suggestions,
    },
    searchDialog: { ...sheet, combobox: sheet.open ? suggestions : idle },
  };
}
