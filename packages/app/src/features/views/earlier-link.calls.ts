/** Calls for the link that an earlier version of the app created for a view. The app creates no more of these links. */
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import { Refused } from "../../graph/refused.ts";
import { EndViewShareMutation, ViewShareQuery } from "./earlier-link.graphql.ts";

/** Loads the URL of the link; null if there is none. @throws CallFailed when the request fails. */
export async function loadEarlierLink(call: GraphCall, viewId: string): Promise<string | null> {
  return dataOf(await call(ViewShareQuery, { id: viewId })).viewer?.viewShare?.url ?? null;
}

/** Ends the link. @throws Refused when the server refuses, or CallFailed when the request fails. */
export async function endEarlierLink(call: GraphCall, viewId: string): Promise<void> {
  const { endViewShare } = dataOf(await call(EndViewShareMutation, { id: viewId }));
  if ("message" in endViewShare) throw new Refused(endViewShare);
}
