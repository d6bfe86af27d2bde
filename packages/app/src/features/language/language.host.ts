import { LANGUAGES, type Language } from "@flaneur/ui/messages";
import { fromPromise } from "xstate";
import { reloadIfReachable } from "../../page/reload-if-reachable.ts";
import { keepLanguage } from "./language.cookie.ts";
import { languageMachine } from "./language.machine.ts";
import { loadMessages } from "./load-messages.ts";

/**
 * Returns the language in the `lang` attribute of the page. Returns English if the attribute is absent or names another
 * language than those in `LANGUAGES`.
 */
export const shownLanguage = ({ documentElement }: Document): Language =>
  LANGUAGES.find((name) => name === documentElement.lang) ?? "en";

/** Returns the language machine with the actors and actions of a browser. */
export const hostedLanguage = (): typeof languageMachine =>
  languageMachine.provide({
    actors: {
      load: fromPromise(({ input }) => loadMessages(input ?? "en")),
    },
    actions: {
      keep: (_, language) => keepLanguage(document, location, language),
      show: (_, { locale }) => {
        document.documentElement.lang = locale;
      },
      // Without a connection, a reload would replace the page by an error page of the browser.
      reload: () => void reloadIfReachable(),
    },
  });
