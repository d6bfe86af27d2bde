import { whenHydrated } from "@flaneur/ui";
import { LANGUAGES, type Language } from "@flaneur/ui/messages";
import { fromPromise } from "xstate";
import { keepLanguage } from "./language.cookie.ts";
import { type LanguageRef, languageMachine } from "./language.machine.ts";
import { loadMessages } from "./load-messages.ts";

/** The language of the page, which the server has written into it. */
export const shownLanguage = ({ documentElement }: Document): Language =>
  LANGUAGES.find((name) => name === documentElement.lang) ?? "en";

/** The languages, with what a browser does for them. */
export const hostedLanguage = (): typeof languageMachine =>
  languageMachine.provide({
    actors: {
      load: fromPromise(async ({ input }) => {
        const messages = await loadMessages(input ?? "en");
        // React can hydrate a part only with the texts that the server has rendered it with.
        await whenHydrated(document);
        return messages;
      }),
    },
    actions: {
      keep: (_, language) => keepLanguage(document, location, language),
      show: (_, { locale }) => {
        document.documentElement.lang = locale;
      },
      reload: () => location.reload(),
    },
  });

/** What of a BroadcastChannel is used. */
export type LanguageChannel = Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close">;

/** Shows a language that is chosen in one tab in the others, too. Returns a function that ends it. */
export function shareLanguage(actor: LanguageRef, channel: LanguageChannel): () => void {
  const chosen = actor.on("language.chosen", ({ language }) => channel.postMessage(language));
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const language = LANGUAGES.find((name) => name === data);
    if (language !== undefined) actor.send({ type: "language.follow", language });
  });
  return () => {
    chosen.unsubscribe();
    channel.close();
  };
}
