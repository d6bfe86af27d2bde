import type { CardPlace } from "@flaneur/ui";
import { useSelector } from "@xstate/react";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useAuth } from "../../session/use-auth.ts";
import type { FavoritesRef } from "./favorites.machine.ts";
import { listedFavorites, shownFavorite } from "./pending-favorites.ts";

export interface Hearts {
  /** The ids of the places with a filled heart. */
  readonly favorites: ReadonlySet<string>;
  readonly onToggleFavorite: (id: string) => void;
  /** Returns places of the Favorites tab without those that were just removed. */
  readonly withoutRemoved: <Place extends CardPlace>(places: readonly Place[]) => readonly Place[];
}

/** Returns the hearts of the places on a screen. */
export function useHearts(actor: FavoritesRef, places: readonly CardPlace[]): Hearts {
  const now = useSelector(actor, ({ context }) => context.pending);
  // The listing defers its places, too: a change that is no longer pending is kept until the reloaded places are
  // rendered.
  const before = useDeferredValue(now);
  const pending = useMemo(() => (before === now ? now : new Map([...before, ...now])), [before, now]);
  const person = useAuth().user?.id ?? null;
  /** The places at the last change of user. They were loaded for the earlier user, so their hearts are ignored. */
  const [others, setOthers] = useState<{ readonly person: string | null; readonly places: typeof places | null }>({
    person,
    places: null,
  });
  if (others.person !== person) setOthers({ person, places });
  const isOthers = others.places === places;
  const favorites = useMemo(
    () =>
      new Set(
        places
          .filter(({ id, isFavorite }) => shownFavorite(pending, id, !isOthers && isFavorite === true))
          .map(({ id }) => id),
      ),
    [places, pending, isOthers],
  );
  const latest = useRef({ places, favorites });
  useEffect(() => {
    latest.current = { places, favorites };
  });
  // The function is stable, so that the cards do not re-render.
  const onToggleFavorite = useCallback(
    (id: string) => {
      const { places, favorites } = latest.current;
      const place = places.find((each) => each.id === id);
      if (place !== undefined) actor.send({ type: "favorite.toggle", place, isFavorite: favorites.has(id) });
    },
    [actor],
  );
  return { favorites, onToggleFavorite, withoutRemoved: (listed) => listedFavorites(pending, listed) };
}
