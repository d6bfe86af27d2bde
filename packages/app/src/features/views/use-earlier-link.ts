import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { createFormMachine } from "../../form/form.machine.ts";
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import { useGraph } from "../../graph/graph-context.ts";
import { resultOf } from "../../graph/problem.ts";
import { EndViewShareMutation, ViewShareQuery } from "./earlier-link.graphql.ts";

interface EarlierLink {
  readonly viewId: string;
  readonly url: string;
  /** Whether the visitor has pressed 'Stop sharing', and is asked for a confirmation. */
  readonly isAsked: boolean;
}

/** The form that ends the link. The link ends although its dialog is closed meanwhile. */
const earlierLinkMachine = createFormMachine<EarlierLink>({ saved: "stays", closing: "closes" });

/**
 * Returns the link that an earlier version of the app created for a view, as the dialog of the view shows it. Undefined
 * if there is none, and until it is loaded. Views are now shared by the URL of their listing, which nothing is stored for.
 * @param viewId The id of the view in the open dialog, or null.
 */
export function useEarlierLink(viewId: string | null) {
  const { call } = useGraph();
  const [machine] = useState(() =>
    earlierLinkMachine.provide({
      actors: {
        save: fromPromise(({ input: { draft } }: { readonly input: { readonly draft: EarlierLink } }) =>
          endEarlierLink(call, draft.viewId),
        ),
      },
    }),
  );
  const actor = useActorRef(machine);
  useEffect(() => {
    if (viewId === null) return;
    let isShown = true;
    // Few views have a link. A link that cannot be loaded is loaded again when the dialog is opened the next time.
    loadEarlierLink(call, viewId).then(
      (url) => {
        if (isShown && url !== null) actor.send({ type: "form.open", draft: { viewId, url, isAsked: false } });
      },
      () => undefined,
    );
    return () => {
      isShown = false;
      actor.send({ type: "form.close" });
    };
  }, [actor, call, viewId]);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const { draft, error } = context;
  if (draft === null || value === "closed") return undefined;
  const states = { editing: draft.isAsked ? "asking" : "shown", saved: "ended" } as const;
  return {
    // A server that does not know its public address returns links as paths.
    url: new URL(draft.url, location.href).href,
    state: typeof value === "string" ? states[value] : ("ending" as const),
    hasFailed: error !== null,
    onAsk: () => actor.send({ type: "form.change", change: { isAsked: true } }),
    onKeep: () => actor.send({ type: "form.change", change: { isAsked: false } }),
    onEnd: () => actor.send({ type: "form.submit" }),
  };
}

/** Loads the URL of the link; null if there is none. @throws CallFailed when the request fails. */
async function loadEarlierLink(call: GraphCall, viewId: string): Promise<string | null> {
  return dataOf(await call(ViewShareQuery, { id: viewId })).viewer?.viewShare?.url ?? null;
}

/** Ends the link. @throws Refused when the server refuses, or CallFailed when the request fails. */
async function endEarlierLink(call: GraphCall, viewId: string): Promise<void> {
  resultOf(dataOf(await call(EndViewShareMutation, { id: viewId })).endViewShare);
}
