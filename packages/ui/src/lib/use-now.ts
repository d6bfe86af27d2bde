import type { ParisTime } from "@flaneur/domain";
import { createContext, useContext } from "react";

const Now = createContext<ParisTime | null>(null);

/** Sets the current time. It is a value, so that the server and the hydrating browser render the same. */
export const NowProvider = Now.Provider;

/** Returns the current Paris time, or null without a provider. */
export const useNow = (): ParisTime | null => useContext(Now);
