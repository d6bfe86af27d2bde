import { createContext, useContext, useEffect } from "react";
import { createShownFavorites, type Reload } from "./shown-favorites.ts";

const ShownFavoritesContext = createContext(createShownFavorites());

/** Gives every screen below it the place to say that it shows favorites. */
export const ShownFavoritesProvider = ShownFavoritesContext.Provider;

/** Has the screen loaded anew whenever a favorite was changed. @param reload stays the same from render to render. */
export function useShownFavorites(reload: Reload): void {
  const shown = useContext(ShownFavoritesContext);
  useEffect(() => shown.add(reload), [shown, reload]);
}
