import { MAIL_LANGUAGES, type MailLanguage } from "@flaneur/contract";

const isMailLanguage = (text: string | undefined): text is MailLanguage => MAIL_LANGUAGES.some((each) => each === text);

/** Returns the language of a mail: the request's, else the account's, else English. */
export function mailLanguage(ofRequest: MailLanguage | undefined, locale: string | null): MailLanguage {
  const ofAccount = locale?.slice(0, 2);
  return ofRequest ?? (isMailLanguage(ofAccount) ? ofAccount : "en");
}
