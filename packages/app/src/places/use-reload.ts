import { useCallback, useEffect, useRef } from "react";
import { type ActorRefFrom, waitFor } from "xstate";
import { useAuth } from "../page/use-auth.ts";
import type { createQueryMachine } from "../query/query.machine.ts";
import { useShownFavorites } from "./shown-favorites-context.ts";

type QueryActor<Variables, Result> = ActorRefFrom<ReturnType<typeof createQueryMachine<Variables, Result>>>;

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
    if (actor === undefined) return;
    actor.send({ type: "query.refresh" });
    await waitFor(actor, (snapshot) => !snapshot.matches("refreshing")).catch(() => undefined);
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
