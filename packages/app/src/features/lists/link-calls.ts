/** Calls for the links to lists. Each call can throw CallFailed, and a change can also throw Refused. */
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import { resultOf } from "../../graph/problem.ts";
import { EndListShareMutation, ListShareQuery, ShareListMutation } from "./link.graphql.ts";

/** The link by which a list is shared. */
export interface ListLink {
  /** The link; a path if the server does not know its public address. */
  readonly url: string;
  /** The owner's name that is shown to readers; null if the owner gave none. */
  readonly sharedBy: string | null;
}

/** Loads the link; null while there is none. */
export async function loadLink(call: GraphCall, id: string): Promise<ListLink | null> {
  return dataOf(await call(ListShareQuery, { id })).viewer?.list?.share ?? null;
}

/** Makes a link, or changes the name that readers see. @param renew Whether another link replaces the present one. */
export async function makeLink(
  call: GraphCall,
  id: string,
  sharedBy: string | null,
  renew: boolean,
): Promise<ListLink | null> {
  return resultOf(dataOf(await call(ShareListMutation, { id, sharedBy, renew })).shareList).list.share;
}

/** Ends the link. Without a link, this changes nothing. */
export async function endLink(call: GraphCall, id: string): Promise<null> {
  resultOf(dataOf(await call(EndListShareMutation, { id })).endListShare);
  return null;
}
