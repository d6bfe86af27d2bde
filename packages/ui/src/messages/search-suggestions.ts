import type { Messages, PartTexts } from "./catalogue.ts";
import { enSearchSuggestions } from "./en/search-suggestions.ts";
import { partMessages } from "./part-messages.ts";

export type SearchSuggestionsMessages = Messages & PartTexts["searchSuggestions"];

export const useSearchSuggestionsMessages = partMessages("searchSuggestions", enSearchSuggestions);

/** Returns the texts of the suggestions for the view model, which cannot use a hook. */
export const searchSuggestionTexts = ({ parts }: Messages): (typeof enSearchSuggestions)["searchSuggestions"] =>
  (parts?.searchSuggestions ?? enSearchSuggestions).searchSuggestions;
