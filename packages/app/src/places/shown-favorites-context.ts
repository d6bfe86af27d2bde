import { createContext, useContext, useEffect } from "react";
import { createShownFavorites, type Reload } from "./shown-favorites.ts";

const ShownFavoritesContext = createContext(createShownFavorites());

/** Provides the registry of screens that show favorites. */
export const ShownFavoritesProvider = ShownFavoritesContext.Provider;

/** Registers a screen, which is reloaded whenever a favorite changes. @param reload A stable function. */
export function useShownFavorites(reload: Reload): void {
  const shown = useContext(ShownFavoritesContext);
  useEffect(() => shown.add(reload), [shown, reload]);
}
