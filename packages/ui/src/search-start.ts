/** What the search shows while its field is empty. */
export { RecentSearches, type RecentSearchesProps } from "./components/RecentSearches/RecentSearches.tsx";
export { SearchStart } from "./components/SearchStart/SearchStart.tsx";
