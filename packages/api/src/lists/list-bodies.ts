import type { Db } from "../db/database.ts";
import type { PlaceBodies } from "../places/place-bodies.ts";
import { placesOfEntries } from "./entry-places.ts";
import type { ListPlace, ListSummary } from "./lists.queries.ts";
import { shareUrl } from "./share-url.ts";

export interface ListRoutesOptions {
  readonly db: Db;
  readonly bodies: PlaceBodies;
  readonly publicUrl: string | undefined;
}

/** Returns the body of a list without its places. */
export const toSummaryBody = (publicUrl: string | undefined, { token, sharedBy, ...summary }: ListSummary) => ({
  ...summary,
  share: token === null ? null : { url: shareUrl(publicUrl, "list", token), sharedBy },
});

/** Returns entries with the data of their places. */
export async function withPlaces({ db, bodies }: ListRoutesOptions, entries: readonly ListPlace[], withMedia: boolean) {
  const byId = await placesOfEntries(db, bodies, entries, withMedia);
  return entries.map((each) => ({ ...each, place: byId.get(each.placeId) }));
}
