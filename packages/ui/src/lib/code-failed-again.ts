import { createContext, useContext } from "react";

const CodeFailedAgainContext = createContext<() => void>(() => {});

/** Provides the function that is called when code that failed to load fails again, for example after 'Try again'. */
export const CodeFailedAgainProvider = CodeFailedAgainContext.Provider;

export const useCodeFailedAgain = (): (() => void) => useContext(CodeFailedAgainContext);
