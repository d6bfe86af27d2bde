import type { Messages } from "@flaneur/ui";
import { loadCode } from "@flaneur/ui";
import { en, type Language } from "@flaneur/ui/messages";

/** Loads the texts of a language. English is part of the app. French is a file that is loaded on demand. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  language === "fr" ? (await loadCode(() => import("@flaneur/ui/french"))).fr : en;
