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

export type FiltersEvent =
  | { readonly type: "filter.toggle"; readonly category: FilterCategory; readonly value: string }
  | { readonly type: "filter.clear" }
  /** The draft of 'Advanced Filters' comes into force. */
  | { readonly type: "filter.apply"; readonly draft: FilterState }
  | TabEvent
  /** A suggestion: the value in place of the search that found nothing. */
  | { readonly type: "filter.replaceSearch"; readonly category: FilterCategory; readonly value: string }
  /** A suggestion: the search without any other filter. */
  | { readonly type: "filter.keepSearch" }
  | { readonly type: "status.toggle"; readonly status: PlaceStatus }
  /** 'Search this area', and null where its chip is removed. */
  | { readonly type: "area.set"; readonly area: MapArea | null }
  /** 'Open now', 'Open at…' and what stands below them; null where both are off. */
  | { readonly type: "hours.set"; readonly hours: HoursChoice | null }
  /** The cross of a chip. */
  | { readonly type: "hours.remove"; readonly state: HoursState }
  /** 'Update': the same choice, at this minute. */
  | { readonly type: "hours.update" }
  | { readonly type: "travel.clear" }
  | { readonly type: "travel.set"; readonly minutes: number }
  | { readonly type: "travel.mode"; readonly mode: TransportMode }
  /** Confirmed, forgotten or another: travel times are measured anew. */
  | { readonly type: "location.change" }
  /** Another search by a press, not by typing: one that is suggested, or none when its chip is removed. */
  | { readonly type: "search.replace"; readonly text: string }
  | { readonly type: "sort.choose"; readonly field: SortField }
  | { readonly type: "limit.choose"; readonly limit: PageSize }
  | { readonly type: "page.go"; readonly page: number }
  | SearchBoxEvent
  /** The address names a page beyond the last one. */
  | { readonly type: "page.correct"; readonly page: number }
  /** The address changed without us: back, forward, a link. */
  | ({ readonly type: "address.change"; readonly address: string } & ReadAddress)
  /** The machine's own: the listing is to show the filters. */
  | { readonly type: "listing.follow" }
  /** A full-screen sheet covers the page, or no longer does. */
  | { readonly type: "sheet.open" }
  | { readonly type: "sheet.close" };

type SearchBoxEvent =
  | { readonly type: "search.typing" }
  /** What was typed, as soon as the typing pauses. */
  | { readonly type: "search.set"; readonly text: string };
