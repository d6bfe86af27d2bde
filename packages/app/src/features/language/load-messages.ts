import type { Messages } from "@flaneur/ui";
import { en, type Language } from "@flaneur/ui/messages";

/** The texts of a language. English is part of the app; French is a file that is loaded when it is first shown. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  language === "fr" ? (await import("@flaneur/ui/french")).fr : en;
