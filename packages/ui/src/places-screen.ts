/** The places home, and what turns the state of the domain into what it shows. */
export { HoursSection } from "./components/HoursFilter/HoursSection.tsx";
export { LayoutSwitch } from "./components/LayoutSwitch/LayoutSwitch.tsx";
export { TravelTimeSection } from "./components/TravelTimeFilter/TravelTimeSection.tsx";
export { ViewsPanel } from "./components/ViewsPanel/ViewsPanel.tsx";
export { TabBar } from "./later-parts.ts";
export { PlacesScreen } from "./screens/PlacesScreen/PlacesScreen.tsx";
export type { PlacesScreenProps, ScreenParts } from "./screens/PlacesScreen/places-screen-props.ts";
export { type ActiveFilter, activeFilters } from "./view-models/active-filters.ts";
export { chosenTypes } from "./view-models/chosen-types.ts";
export { doneLabel } from "./view-models/done-label.ts";
export { type FiltersState, filtersState } from "./view-models/filters-state.ts";
export { type Listing, listingState, pageBeyondLast } from "./view-models/listing-state.ts";
export type { Loaded } from "./view-models/loaded.ts";
export { notices } from "./view-models/notices.ts";
export { sortState } from "./view-models/sort-state.ts";
export {
  type SuggestedChange,
  type Suggestion,
  type SuggestionCounts,
  suggestions,
} from "./view-models/suggestions.ts";
