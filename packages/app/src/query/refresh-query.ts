import { type ActorRefFrom, waitFor } from "xstate";
import type { createQueryMachine } from "./query.machine.ts";

export type QueryActor<Variables, Result> = ActorRefFrom<ReturnType<typeof createQueryMachine<Variables, Result>>>;

/**
 * Reloads the result of a query. Resolves when the result is loaded or has failed to load, or when the actor is stopped.
 * A query without a final result is in a pending state after the refresh, and otherwise in the state `refreshing`.
 */
export async function refreshQuery<Variables, Result>(actor: QueryActor<Variables, Result>): Promise<void> {
  actor.send({ type: "query.refresh" });
  await waitFor(actor, (snapshot) => !snapshot.hasTag("pending") && !snapshot.matches("refreshing")).catch(
    () => undefined,
  );
}
