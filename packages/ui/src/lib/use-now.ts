import type { ParisTime } from "@flaneur/domain";
import { createContext, useContext } from "react";

const Now = createContext<ParisTime | null>(null);

/**
 * Sets the current time for all components below it, so that the server and the hydrating browser render the same time.
 */
export const NowProvider = Now.Provider;

/** Returns the current Paris time, or null without a provider. */
export const useNow = (): ParisTime | null => useContext(Now);
