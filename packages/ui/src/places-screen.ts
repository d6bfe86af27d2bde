/** The home page, and the functions that map the state of the domain to props. */
export { AdvancedFiltersButton } from "./components/AdvancedFilters/AdvancedFiltersButton.tsx";
export { CopyLink } from "./components/CopyLink/CopyLink.tsx";
export { FilterChips } from "./components/FilterChips/FilterChips.tsx";
export { FilterPanel } from "./components/FilterPanel/FilterPanel.tsx";
export { FilterRow } from "./components/FilterRow/FilterRow.tsx";
export { HoursSection } from "./components/HoursFilter/HoursSection.tsx";
export { LayoutSwitch } from "./components/LayoutSwitch/LayoutSwitch.tsx";
export { PlaceGrid } from "./components/PlaceGrid/PlaceGrid.tsx";
export { QuestionLine } from "./components/QuestionLine/QuestionLine.tsx";
export { SharedViewNotice } from "./components/SharedViewNotice/SharedViewNotice.tsx";
export { GridSkeleton } from "./components/Skeletons/GridSkeleton.tsx";
export { TabBar } from "./components/TabBar/TabBar.tsx";
export { TravelTimeSection } from "./components/TravelTimeFilter/TravelTimeSection.tsx";
export { ViewsPanel } from "./components/ViewsPanel/ViewsPanel.tsx";
export { WaysOut } from "./components/WaysOut/WaysOut.tsx";
export { EmptyListing } from "./screens/PlacesScreen/EmptyListing.tsx";
export { ListingBody } from "./screens/PlacesScreen/ListingBody.tsx";
export type { ToolbarSlots } from "./screens/PlacesScreen/ListingHead.tsx";
export { ListingPage } from "./screens/PlacesScreen/ListingPage.tsx";
export { ListingPages, type ListingPagesProps } from "./screens/PlacesScreen/ListingPages.tsx";
export { ListingSort } from "./screens/PlacesScreen/ListingSort.tsx";
export { ListingStatus } from "./screens/PlacesScreen/ListingStatus.tsx";
export { NoFavorites } from "./screens/PlacesScreen/NoFavorites.tsx";
export { Notices } from "./screens/PlacesScreen/Notices.tsx";
export { PlacesScreen } from "./screens/PlacesScreen/PlacesScreen.tsx";
export { useClearAll } from "./screens/PlacesScreen/use-clear-all.ts";
export { useTabPanel } from "./screens/PlacesScreen/use-tab-panel.ts";
export { type ActiveFilter, activeFilters } from "./view-models/active-filters.ts";
export { chosenTypes } from "./view-models/chosen-types.ts";
export { doneLabel } from "./view-models/done-label.ts";
export { type FiltersState, filtersState } from "./view-models/filters-state.ts";
export { guideSentence } from "./view-models/guide-sentence.ts";
export { type Listing, type ListingState, listingState, pageBeyondLast } from "./view-models/listing-state.ts";
export type { Loaded } from "./view-models/loaded.ts";
export { nearestTitle, type ShownWayOut, wayOutWords } from "./view-models/nearest-instead.ts";
export { notices } from "./view-models/notices.ts";
export { type QuestionShown, questionShown } from "./view-models/question-shown.ts";
export { type QuickFilter, quickFilters } from "./view-models/quick-filters.ts";
export { sortState } from "./view-models/sort-state.ts";
export {
  type SuggestedChange,
  type Suggestion,
  type SuggestionCounts,
  suggestions,
} from "./view-models/suggestions.ts";
