import { type ActorRefFrom, waitFor } from "xstate";
import type { createQueryMachine } from "./query.machine.ts";

export type QueryActor<Variables, Result> = ActorRefFrom<ReturnType<typeof createQueryMachine<Variables, Result>>>;

/**
 * Reloads the result of a query. Resolves when the result is loaded or has failed to load, when the actor is stopped,
 * and at once for a paused query, which ignores the refresh. During the reload, a query that was loaded is in the state
 * `refreshing`, and any other query is in a state with the tag `pending`.
 */
export async function refreshQuery<Variables, Result>(actor: QueryActor<Variables, Result>): Promise<void> {
  actor.send({ type: "query.refresh" });
  await waitFor(actor, (snapshot) => !snapshot.hasTag("pending") && !snapshot.matches("refreshing")).catch(
    () => undefined,
  );
}
