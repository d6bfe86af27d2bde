export { editsTo, MAX_LETTERS } from "./edits-to.ts";
export type { FoundPlace, NameMatch } from "./find-places.ts";
export { phraseWords, searchedWords, wordsOf } from "./name-words.ts";
export { type FoundNegation, isWithoutMeaning, negationAfter, negationAt } from "./negation-words.ts";
export { pinColumns } from "./pin-columns.ts";
export type { IndexedPlace } from "./place-columns.ts";
export { type ChosenQuery, type IndexedList, type ListQuery, PlaceIndex } from "./place-index.ts";
export { type Reach, reachOf, TRAVEL_RANGES } from "./reach.ts";
export type { SearchSuggestion } from "./suggest-search.ts";
