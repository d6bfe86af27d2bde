import type { Messages } from "./catalogue.ts";
import { enSuggestions } from "./en/suggestions.ts";
import { partMessages } from "./part-messages.ts";

export const useSuggestionsMessages = partMessages("suggestions", enSuggestions);

/** The same for the view model, which is no component. */
export const suggestionTexts = ({ parts }: Messages): (typeof enSuggestions)["suggestions"] =>
  (parts?.suggestions ?? enSuggestions).suggestions;
