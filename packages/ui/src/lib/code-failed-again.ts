import { createContext, useContext } from "react";

const CodeFailedAgainContext = createContext<() => void>(() => {});

/** Provides the function that is called when code could not be loaded a second time, after 'Try again'. */
export const CodeFailedAgainProvider = CodeFailedAgainContext.Provider;

export const useCodeFailedAgain = (): (() => void) => useContext(CodeFailedAgainContext);
