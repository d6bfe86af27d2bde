import type { ParisTime } from "@flaneur/domain";
import { createContext, useContext } from "react";

const Now = createContext<ParisTime | null>(null);

/** The minute that it is: a value, so that what a server draws is what the browser takes over. */
export const NowProvider = Now.Provider;

/** Null where nobody says. */
export const useNow = (): ParisTime | null => useContext(Now);
