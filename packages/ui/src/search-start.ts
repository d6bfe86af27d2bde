/** The content of the search dialog while its field is empty. */
export type { RecentSearchesProps } from "./components/RecentSearches/RecentSearches.tsx";
export { SearchStart } from "./components/SearchStart/SearchStart.tsx";
