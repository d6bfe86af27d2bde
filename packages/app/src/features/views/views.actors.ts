import type { View } from "@flaneur/domain";
import { fromCallback } from "xstate";
import type { GraphCall } from "../../graph/graph-call.ts";
import type { QueryEvent, QueryReply } from "../../query/query.machine.ts";
import { loadViews, makeChange } from "./view-calls.ts";
import type { ViewChange } from "./view-changes.ts";
import type { ViewsEvent } from "./views.events.ts";

/** The actor `load` of the list of views. It bypasses the cache, because the machine stores the list itself. */
export const viewListActor = (call: GraphCall) =>
  fromCallback<QueryEvent<null, readonly View[]>, { readonly variables: null }>(({ sendBack }) => {
    let stopped = false;
    const send = (reply: QueryReply<readonly View[]>) => {
      if (!stopped) sendBack(reply);
    };
    void loadViews(call).then(send);
    return () => {
      stopped = true;
    };
  });

/** The actor `change` of the views. */
export const viewChangeActor = (call: GraphCall) =>
  fromCallback<ViewsEvent, { readonly key: string; readonly change: ViewChange }>(({ input, sendBack }) => {
    const { key, change } = input;
    let stopped = false;
    makeChange(call, change).then(
      (result) => {
        if (!stopped) sendBack({ type: "views.changed", key, result });
      },
      (error: unknown) => {
        if (!stopped) sendBack({ type: "views.refused", key, error });
      },
    );
    return () => {
      stopped = true;
    };
  });
