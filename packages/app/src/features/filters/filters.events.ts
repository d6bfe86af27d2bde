import type { FilterCategory, FilterOptions, PageSize, PlaceStatus, SortField, ViewFilters } from "@flaneur/domain";
import type { ReadAddress } from "./filters.address.ts";

export type FiltersEvent =
  | { readonly type: "filter.toggle"; readonly category: FilterCategory; readonly value: string }
  | { readonly type: "filter.clear" }
  | { readonly type: "status.toggle"; readonly status: PlaceStatus }
  | { readonly type: "travel.clear" }
  /** The search is taken away as a filter, not typed away. */
  | { readonly type: "search.clear" }
  | { readonly type: "sort.choose"; readonly field: SortField }
  | { readonly type: "limit.choose"; readonly limit: PageSize }
  | { readonly type: "page.go"; readonly page: number }
  | TabEvent
  | SearchBoxEvent
  | CorrectionEvent
  /** The address changed without us: back, forward, a link. */
  | ({ readonly type: "address.change"; readonly address: string } & ReadAddress)
  /** A full-screen sheet covers the page, or no longer does. */
  | { readonly type: "sheet.open" }
  | { readonly type: "sheet.close" };

type SearchBoxEvent =
  | { readonly type: "search.typing" }
  /** What was typed, as soon as the typing pauses. */
  | { readonly type: "search.set"; readonly text: string };

/** What the servers know better than the address. */
type CorrectionEvent =
  | { readonly type: "filter.correct"; readonly options: FilterOptions }
  | { readonly type: "page.correct"; readonly page: number };

/** Whether one may go there is decided by the tabs. */
type TabEvent =
  | { readonly type: "tab.choose"; readonly tab: "all" | "favorites" }
  /** The tab of a saved view: its filters take the place of all others (§4). */
  | { readonly type: "tab.apply"; readonly id: string; readonly filters: ViewFilters }
  /** The tab is not there, or not for whoever looks at it: 'All Places' takes its place. */
  | { readonly type: "tab.leave" };
