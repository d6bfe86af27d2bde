import type { Messages } from "./catalogue.ts";
import { enSuggestions } from "./en/suggestions.ts";
import { partMessages } from "./part-messages.ts";

export const useSuggestionsMessages = partMessages("suggestions", enSuggestions);

/** Returns the texts of suggestions for the view model, which cannot use a hook. */
export const suggestionTexts = ({ parts }: Messages): (typeof enSuggestions)["suggestions"] =>
  (parts?.suggestions ?? enSuggestions).suggestions;
