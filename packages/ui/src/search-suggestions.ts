/** The suggestions of the search, and the functions that map what was found to props. */
export { onListboxKey, optionId } from "./components/Listbox/listbox-keys.ts";
export { SearchSuggestions } from "./components/SearchSuggestions/SearchSuggestions.tsx";
export { SearchOffer } from "./screens/PlacesScreen/SearchOffer.tsx";
export { searchOffer } from "./view-models/search-offer.ts";
export {
  type FoundSuggestions,
  rowsOf,
  type SearchSuggestionsState,
  type SuggestionRow,
  searchSuggestionsState,
  type UnderstoodText,
} from "./view-models/search-suggestions.ts";
