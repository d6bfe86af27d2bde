import { createContext, useContext } from "react";

const HasOthers = createContext(false);

/**
 * Sets whether places that are not chosen are listed, too, so that chosen places have a mark. Without a provider, no place
 * has a mark.
 */
export const HasOthersProvider = HasOthers.Provider;

export const useHasOthers = (): boolean => useContext(HasOthers);
