import { MAIL_LANGUAGES, type MailLanguage } from "@flaneur/contract";
import { badUserInput } from "./bad-user-input.ts";

/** Returns the language of a mail for the body of a call, which is empty for the language of the account. */
export function mailLanguage(given: string | null | undefined): { readonly language?: MailLanguage } {
  if (given == null || given === "") return {};
  const language = MAIL_LANGUAGES.find((known) => known === given);
  if (language === undefined) throw badUserInput(`language must be one of ${MAIL_LANGUAGES.join(", ")}`);
  return { language };
}
