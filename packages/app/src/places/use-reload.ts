import { useCallback, useEffect, useRef } from "react";
import { useAuth } from "../page/use-auth.ts";
import { type QueryActor, refreshQuery } from "../query/refresh-query.ts";
import { useShownFavorites } from "./shown-favorites-context.ts";

/**
 * Reloads the result of a query actor when a favorite or the user changes.
 * @param actor The query actor, or undefined while it does not run.
 * @param prepare A stable function that refetches data without the cache. Called before a reload that
 *   a favorite causes.
 */
export function useReload<Variables, Result>(
  actor: QueryActor<Variables, Result> | undefined,
  prepare: (() => Promise<void>) | null = null,
): void {
  const reload = useCallback(async () => {
    await prepare?.();
    if (actor !== undefined) await refreshQuery(actor);
  }, [actor, prepare]);
  useShownFavorites(reload);
  useUserChange(useCallback(() => actor?.send({ type: "query.refresh" }), [actor]));
}

/** Calls `reload` when a favorite or the user changes. @param reload A stable function. */
export function useReloadBy(reload: () => Promise<void>): void {
  useShownFavorites(reload);
  useUserChange(reload);
}

/** @param onChange A stable function, called when another user has signed in, or the user has signed out. */
function useUserChange(onChange: () => void): void {
  const person = useAuth().user?.id ?? null;
  const known = useRef(person);
  useEffect(() => {
    if (known.current === person) return;
    known.current = person;
    onChange();
  }, [person, onChange]);
}
