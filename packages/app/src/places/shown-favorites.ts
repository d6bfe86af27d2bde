/** Loads what a screen shows anew, from the cache where that is fresh; resolves when it is there, or does not come. */
export type Reload = () => Promise<void>;

/** The screens that show favorites just now. */
export interface ShownFavorites {
  /** Returns a way to take the screen out again. */
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
