import { createContext, useContext } from "react";
import type { Messages } from "./catalogue.ts";
import { en } from "./en/base.ts";

const MessagesContext = createContext<Messages>(en);

/** Sets the texts for all components below it. Without a provider, the texts are English. */
export const MessagesProvider = MessagesContext.Provider;

/** Returns the texts in the language of the page. */
export const useMessages = (): Messages => useContext(MessagesContext);
