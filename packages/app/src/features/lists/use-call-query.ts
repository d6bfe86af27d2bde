import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { unreadable } from "../../graph/failure.ts";
import { CallFailed } from "../../graph/graph-call.ts";
import { loaderActor, networkReturnActor } from "../../query/query.actors.ts";
import type { createQueryMachine, QueryReply } from "../../query/query.machine.ts";
import { endOfSaves } from "./pending-saves.ts";

type QueryMachine<Variables, Result> = ReturnType<typeof createQueryMachine<Variables, Result>>;

/**
 * Loads a query without the cache, because cached results may be older than the visitor's last change. If the first load
 * happens during a save of a list, loads the query again after the save.
 */
export function useCallQuery<Variables, Result>(
  machine: QueryMachine<Variables, Result>,
  variables: Variables,
  load: (variables: Variables) => Promise<Result>,
): ActorRefFrom<QueryMachine<Variables, Result>> {
  const [provided] = useState(() =>
    machine.provide({ actors: { load: loaderActor(loaderOf(load)), networkReturn: networkReturnActor } }),
  );
  const actor = useActorRef(provided, { input: { variables } });
  useEffect(() => {
    let isStopped = false;
    void endOfSaves()?.then(() => {
      if (!isStopped) actor.send({ type: "query.refresh" });
    });
    return () => {
      isStopped = true;
    };
  }, [actor]);
  return actor;
}

const loaderOf =
  <Variables, Result>(load: (variables: Variables) => Promise<Result>) =>
  (variables: Variables, sendBack: (reply: QueryReply<Result>) => void): (() => void) => {
    let isStopped = false;
    const send = (reply: QueryReply<Result>) => {
      if (!isStopped) sendBack(reply);
    };
    load(variables).then(
      (result) => send({ type: "query.result", result, stale: false }),
      (error: unknown) => {
        if (error instanceof CallFailed)
          return send({ type: "query.failure", failure: error.failure, timedOut: false });
        console.error(error);
        send({ type: "query.failure", ...unreadable });
      },
    );
    return () => {
      isStopped = true;
    };
  };
