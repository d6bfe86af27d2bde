/** Reloads a screen, from the cache if its data are fresh. Resolves when the data are loaded or have failed to load. */
export type Reload = () => Promise<void>;

/** The registry of the screens that show favorites now. */
export interface ShownFavorites {
  /** Registers a screen. Returns a function that removes it. */
  readonly add: (reload: Reload) => () => void;
  readonly reload: () => Promise<void>;
}

export function createShownFavorites(): ShownFavorites {
  const reloads = new Set<Reload>();
  return {
    add: (reload) => {
      reloads.add(reload);
      return () => void reloads.delete(reload);
    },
    reload: async () => {
      await Promise.all([...reloads].map((reload) => reload()));
    },
  };
}
