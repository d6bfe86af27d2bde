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
  const person = useAuth().user?.id ?? null;
  const known = useRef(person);
  useEffect(() => {
    if (known.current === person) return;
    known.current = person;
    actor?.send({ type: "query.refresh" });
  }, [person, actor]);
}
