/** Calls for the links to lists. Each call can throw CallFailed, and a change can also throw Refused. */
import { dataOf, type GraphCall } from "../../graph/graph-call.ts";
import { Refused } from "../../graph/refused.ts";
import { EndListShareMutation, ListShareQuery, ShareListMutation } from "./share-link.graphql.ts";

/** A list that can be shared by a link. */
export interface Shareable {
  readonly id: string;
}

export interface ShareLink {
  /** The link; a path if the server does not know its public address. */
  readonly url: string;
  /** The owner's name that is shown to readers; null if the owner gave none. */
  readonly sharedBy: string | null;
}

/** Loads the link; null while there is none. */
export async function loadLink(call: GraphCall, { id }: Shareable): Promise<ShareLink | null> {
  return dataOf(await call(ListShareQuery, { id })).viewer?.list?.share ?? null;
}

/** Makes a link, or changes the name that readers see. @param renew Whether another link replaces the present one. */
export async function makeLink(
  call: GraphCall,
  { id }: Shareable,
  { sharedBy, renew }: { readonly sharedBy: string | null; readonly renew: boolean },
): Promise<ShareLink | null> {
  const { shareList } = dataOf(await call(ShareListMutation, { id, sharedBy, renew }));
  if (shareList.__typename === "ListUpdated") return shareList.list.share;
  throw new Refused(shareList);
}

/** Ends the link. Without a link, this changes nothing. */
export async function endLink(call: GraphCall, { id }: Shareable): Promise<null> {
  const result = dataOf(await call(EndListShareMutation, { id })).endListShare;
  if ("message" in result) throw new Refused(result);
  return null;
}
