import { enLanguage } from "./en/language.ts";
import { partMessages } from "./part-messages.ts";

export const useLanguageMessages = partMessages("language", enLanguage);
