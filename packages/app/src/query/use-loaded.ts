import type { Loaded } from "@flaneur/ui/places-screen";
import { shallowEqual, useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { createQueryMachine } from "./query.machine.ts";

type QueryMachine<Variables, Result> = ReturnType<typeof createQueryMachine<Variables, Result>>;

export type QueryActor<Variables, Result> = ActorRefFrom<QueryMachine<Variables, Result>>;

/** Returns the result and the failure of a query. Both are null without an actor. */
export function useLoaded<Variables, Result>(actor: QueryActor<Variables, Result> | undefined): Loaded<Result> {
  return useSelector(
    actor,
    (snapshot: SnapshotFrom<QueryMachine<Variables, Result>> | undefined) => ({
      result: snapshot?.context.result ?? null,
      failure: snapshot?.context.failure ?? null,
      pending: snapshot?.hasTag("pending") ?? true,
    }),
    shallowEqual,
  );
}
