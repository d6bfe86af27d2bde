import { useEffect, useRef } from "react";
import type { QueryActor } from "../query/use-loaded.ts";
import { useAuth } from "./use-auth.ts";

/**
 * Reloads the result of a query actor when another user has signed in, or the user has signed out.
 * @param actor The query actor, or undefined while it does not run.
 */
export function useReloadForUser<Variables, Result>(actor: QueryActor<Variables, Result> | undefined): void {
  const person = useAuth().user?.id ?? null;
  const known = useRef(person);
  useEffect(() => {
    if (known.current === person) return;
    known.current = person;
    actor?.send({ type: "query.refresh" });
  }, [person, actor]);
}
