/** Calls for the links to lists and views. Each call can throw CallFailed, and a change can also throw Refused. */
import { dataOf, type GraphCall } from "../graph/graph-call.ts";
import { Refused } from "../graph/refused.ts";
import {
  EndListShareMutation,
  EndViewShareMutation,
  ListShareQuery,
  ShareListMutation,
  ShareViewMutation,
  ViewShareQuery,
} from "./share-link.graphql.ts";

/** A list or a saved view that can be shared by a link. */
export interface Shareable {
  readonly kind: "list" | "view";
  readonly id: string;
}

export interface ShareLink {
  /** The link; a path if the server does not know its public address. */
  readonly url: string;
  /** The owner's name that is shown to readers; null if the owner gave none. */
  readonly sharedBy: string | null;
}

/** Loads the link; null while there is none. */
export async function loadLink(call: GraphCall, { kind, id }: Shareable): Promise<ShareLink | null> {
  if (kind === "view") return dataOf(await call(ViewShareQuery, { id })).viewer?.viewShare ?? null;
  return dataOf(await call(ListShareQuery, { id })).viewer?.list?.share ?? null;
}

/** Makes a link, or changes the name that readers see. @param renew Whether another link replaces the present one. */
export async function makeLink(
  call: GraphCall,
  { kind, id }: Shareable,
  { sharedBy, renew }: { readonly sharedBy: string | null; readonly renew: boolean },
): Promise<ShareLink | null> {
  if (kind === "view") {
    const { shareView } = dataOf(await call(ShareViewMutation, { id, sharedBy, renew }));
    if (shareView.__typename === "ViewShareSet") return shareView.share;
    throw new Refused(shareView);
  }
  const { shareList } = dataOf(await call(ShareListMutation, { id, sharedBy, renew }));
  if (shareList.__typename === "ListUpdated") return shareList.list.share;
  throw new Refused(shareList);
}

/** Ends the link. Without a link, this changes nothing. */
export async function endLink(call: GraphCall, { kind, id }: Shareable): Promise<null> {
  const result =
    kind === "view"
      ? dataOf(await call(EndViewShareMutation, { id })).endViewShare
      : dataOf(await call(EndListShareMutation, { id })).endListShare;
  if ("message" in result) throw new Refused(result);
  return null;
}
