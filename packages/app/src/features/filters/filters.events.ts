import type {
  FilterCategory,
  FilterState,
  HoursChoice,
  HoursState,
  MapArea,
  PageSize,
  PlaceStatus,
  SortField,
  TransportMode,
} from "@flaneur/domain";
import type { TabEvent } from "../../places/filters-actor.ts";
import type { ReadAddress } from "./filters.address.ts";
import type { AppliedSuggestion } from "./search.machine.ts";

export type FiltersEvent =
  | { readonly type: "filter.toggle"; readonly category: FilterCategory; readonly value: string }
  | { readonly type: "filter.clear" }
  /** The visitor applied the draft of 'Advanced Filters'. */
  | { readonly type: "filter.apply"; readonly draft: FilterState }
  | TabEvent
  /** The visitor chose a suggestion that replaces a search that has no results with a filter value. */
  | { readonly type: "filter.replaceSearch"; readonly category: FilterCategory; readonly value: string }
  /** The visitor chose the suggestion that keeps the search and removes all other filters. */
  | { readonly type: "filter.keepSearch" }
  | { readonly type: "status.toggle"; readonly status: PlaceStatus }
  /** The visitor chose a station, or removed its chip (null). */
  | { readonly type: "near.set"; readonly station: string | null }
  /** The visitor pressed 'Search this area', or removed its chip (null). */
  | { readonly type: "area.set"; readonly area: MapArea | null }
  /** The visitor changed 'Open now', 'Open at…' or their options. Null if both are off. */
  | { readonly type: "hours.set"; readonly hours: HoursChoice | null }
  /** The visitor removed the chip of one state of the opening hours. */
  | { readonly type: "hours.remove"; readonly state: HoursState }
  /** The visitor pressed 'Update' in the notice that places opened or closed: the listing is loaded for this minute. */
  | { readonly type: "hours.update" }
  | { readonly type: "travel.clear" }
  | { readonly type: "travel.set"; readonly minutes: number }
  | { readonly type: "travel.mode"; readonly mode: TransportMode }
  /** The location was confirmed, changed or removed. Travel times are loaded again. */
  | { readonly type: "location.change" }
  /** The search changed by a press: the visitor chose a suggested search, or removed the chip of the search. */
  | { readonly type: "search.replace"; readonly text: string }
  | { readonly type: "sort.choose"; readonly field: SortField }
  | { readonly type: "limit.choose"; readonly limit: PageSize }
  /** `after` is `pagination.next` of the page that was shown. */
  | { readonly type: "page.go"; readonly page: number; readonly after?: string | null }
  | SearchBoxEvent
  /** The URL names a page beyond the last page. */
  | { readonly type: "page.correct"; readonly page: number }
  /** The visitor closed the line with the name of the shared view. */
  | { readonly type: "sharedView.close" }
  /** The browser changed the URL: back, forward or a link. */
  | ({ readonly type: "address.change"; readonly address: string } & ReadAddress)
  /** Raised by the machine after a change: the listing loads the places for the current filters. */
  | { readonly type: "listing.follow" }
  /** A full-screen sheet opened or closed. */
  | { readonly type: "sheet.open" }
  | { readonly type: "sheet.close" };

type SearchBoxEvent =
  | { readonly type: "search.typing" }
  /** The typed text, sent when the typing pauses or the visitor presses Enter. */
  | { readonly type: "search.set"; readonly text: string }
  /** The visitor chose a suggestion of the search. */
  | ({ readonly type: "search.apply" } & AppliedSuggestion);
