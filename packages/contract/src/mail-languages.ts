export const MAIL_LANGUAGES = ["en", "fr"] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];
