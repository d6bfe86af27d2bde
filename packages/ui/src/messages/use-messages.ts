import { createContext, useContext } from "react";
import type { Messages } from "./catalogue.ts";
import { en } from "./en/base.ts";

const MessagesContext = createContext<Messages>(en);

/** Gives the texts of a language to every component below it. Without one they are English. */
export const MessagesProvider = MessagesContext.Provider;

/** The texts of the language that the page is shown in. */
export const useMessages = (): Messages => useContext(MessagesContext);
