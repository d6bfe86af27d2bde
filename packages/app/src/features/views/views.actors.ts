import type { View } from "@flaneur/domain";
import { codeLoader } from "@flaneur/ui";
import { fromCallback } from "xstate";
import { noResponse } from "../../graph/failure.ts";
import type { GraphCall } from "../../graph/graph-call.ts";
import type { QueryEvent, QueryReply } from "../../query/query.machine.ts";
import type { ViewChange } from "./view-changes.ts";
import type { ViewsEvent } from "./views.events.ts";

/** Loads the code of the calls, which the first screen does not need. */
const loadCalls = codeLoader(() => import("./view-calls.ts"));

/** The actor `load` of the list of views. It bypasses the cache, because the machine stores the list itself. */
export const viewListActor = (call: GraphCall) =>
  fromCallback<QueryEvent<null, readonly View[]>, { readonly variables: null }>(({ sendBack }) => {
    let stopped = false;
    const send = (reply: QueryReply<readonly View[]>) => {
      if (!stopped) sendBack(reply);
    };
    loadCalls()
      .then(({ loadViews }) => loadViews(call))
      .then(send, () => send({ type: "query.failure", ...noResponse }));
    return () => {
      stopped = true;
    };
  });

/** The actor `change` of the views. */
export const viewChangeActor = (call: GraphCall) =>
  fromCallback<ViewsEvent, { readonly key: string; readonly change: ViewChange }>(({ input, sendBack }) => {
    const { key, change } = input;
    let stopped = false;
    loadCalls()
      .then(({ makeChange }) => makeChange(call, change))
      .then(
        (result) => {
          if (!stopped) sendBack({ type: "views.changed", key, result });
        },
        (error: unknown) => {
          if (!stopped) sendBack({ type: "views.failed", key, error });
        },
      );
    return () => {
      stopped = true;
    };
  });
