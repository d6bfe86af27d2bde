import type {
  FilterCategory,
  FilterOptions,
  FilterState,
  HoursChoice,
  HoursState,
  MapArea,
  Near,
  PageSize,
  ParisTime,
  PlaceStatus,
  Question,
  SortField,
  SuggestedFilters,
  TransportMode,
} from "@flaneur/domain";
import type { TabEvent } from "../places/filters-actor.ts";
import type { PreferenceChanges } from "./preferences.storage.ts";

/** What the visitor chose from the suggestions: filters, and a text that stays a search. */
export interface AppliedSuggestion
  extends Pick<SuggestedFilters, "meanings" | "rest">,
    Pick<Question, "text" | "letGo" | "notUnderstood"> {
  /** The current minute in Paris, since 'open late' is a time of today. */
  readonly now: ParisTime;
}

/** The typed text, when the typing pauses or the visitor presses Enter. The machine of the filters decides it itself. */
export interface TypedSearch {
  readonly type: "search.set";
  readonly text: string;
}

export type FiltersEvent =
  | { readonly type: "filter.toggle"; readonly category: FilterCategory; readonly value: string }
  /** The visitor pressed a quick filter that is a tag, or removed the chip of a wish. */
  | { readonly type: "wish.toggle"; readonly tag: string }
  | { readonly type: "filter.clear" }
  /** The visitor applied the draft of 'Advanced Filters'. */
  | { readonly type: "filter.apply"; readonly draft: FilterState }
  | TabEvent
  /** The visitor chose a suggestion that replaces a search that has no results with a filter value. */
  | { readonly type: "filter.replaceSearch"; readonly category: FilterCategory; readonly value: string }
  /** The visitor chose the suggestion that keeps the search and removes all other filters. */
  | { readonly type: "filter.keepSearch" }
  | { readonly type: "status.toggle"; readonly status: PlaceStatus }
  /** The visitor changed the minutes of 'Near …', or removed its chip (null). */
  | { readonly type: "near.set"; readonly near: Near | null }
  /** The visitor removed the chip of the words that places mention. */
  | { readonly type: "mentions.clear" }
  /** The visitor pressed the quick filter 'Chosen', or removed its chip. */
  | { readonly type: "chosen.set"; readonly chosenOnly: boolean }
  /** The visitor pressed 'Search this area', or removed its chip (null). */
  | { readonly type: "area.set"; readonly area: MapArea | null }
  /** The visitor changed 'Open now', 'Open at…' or their options. Null if both are off. */
  | { readonly type: "hours.set"; readonly hours: HoursChoice | null }
  /** The visitor removed the chip of one state of the opening hours. */
  | { readonly type: "hours.remove"; readonly state: HoursState }
  | { readonly type: "travel.clear" }
  | { readonly type: "travel.set"; readonly minutes: number }
  | { readonly type: "travel.mode"; readonly mode: TransportMode }
  /** The location was confirmed, changed or removed. Travel times are loaded again. */
  | { readonly type: "location.change" }
  /** The search changed by a press: the visitor chose a suggested search, or removed the chip of the search. */
  | { readonly type: "search.replace"; readonly text: string }
  /** The visitor searches for the text of the question in names and addresses instead. */
  | { readonly type: "search.letters"; readonly text: string }
  | { readonly type: "sort.choose"; readonly field: SortField }
  | { readonly type: "limit.choose"; readonly limit: PageSize }
  /** `after` is `pagination.next` of the page that was shown. */
  | { readonly type: "page.go"; readonly page: number; readonly after?: string | null }
  /** The visitor typed in the search box. */
  | { readonly type: "search.type"; readonly text: string }
  /** The visitor pressed Enter: the search starts at once. */
  | { readonly type: "search.submit" }
  /** The visitor left the search: what was typed is removed from the box. */
  | { readonly type: "search.drop" }
  /** The visitor chose a suggestion of the search, or pressed Enter and the text was understood. */
  | ({ readonly type: "search.apply" } & AppliedSuggestion)
  /** The URL names a page beyond the last page. */
  | { readonly type: "page.correct"; readonly page: number }
  /** The visitor closed the line with the name of the shared view. */
  | { readonly type: "sharedView.close" }
  /**
   * The listing shows a URL. Values that do not exist are removed from the URL, and '/' names the stored preferences.
   * @property options All values of the filters, or null until they are loaded.
   */
  | { readonly type: "address.settle"; readonly options: FilterOptions | null }
  /** Raised by the machine itself: a choice changes preferences, and the operators that are stored with them. */
  | { readonly type: "preferences.choose"; readonly changes: PreferenceChanges };
