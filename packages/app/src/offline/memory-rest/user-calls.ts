import {
  checkFavorite,
  getEntry,
  getList,
  listFavoritePlaces,
  listFavorites,
  listLists,
  listPlaceIdsOfList,
  listViews,
  pageAsked,
  verifySession,
} from "@flaneur/contract";
import type { Hono } from "hono";
import { z } from "zod";
import type { PocketUser } from "../shared/pocket-user.ts";
import { type QueuedFavorite, withQueuedFavorites } from "../shared/queued-favorites.ts";
import { noSuch, signedOut } from "./failures.ts";
import type { ListedPlaces } from "./listed-places.ts";
import { chosenPlaces, toBody } from "./places-calls.ts";
import { serve } from "./serve.ts";

const Favorites = z.object({ data: z.array(z.object({ placeId: z.string() })) });
const Lists = z.object({ data: z.array(z.looseObject({ id: z.string() })) });
const List = z.looseObject({
  // Entries that an earlier version has kept have no id of their own. The id of the place names them as well.
  places: z.array(
    z
      .looseObject({ placeId: z.string(), place: z.unknown().optional() })
      .transform((entry) => ({ id: entry.placeId, ...entry })),
  ),
});

/** The signed-in user of a request, with the responses that the device keeps for this user. */
export interface UserOfRequest extends PocketUser {
  /** The changes of favorites that were not sent to the server yet. */
  readonly queued: readonly QueuedFavorite[];
}

const favoritesOf = ({ responses, queued }: UserOfRequest) =>
  withQueuedFavorites(Favorites.parse(responses["/favorites"]).data, queued);

/**
 * Serves the calls that read the data of the signed-in user, from stored responses of the REST API.
 * @param userOf Returns what is stored of the user who sent a request; null for a signed-out visitor, and for a user
 * whose data are not stored.
 */
export function serveUser(
  app: Hono,
  places: ListedPlaces,
  userOf: (request: Request) => Promise<UserOfRequest | null>,
): void {
  /** Adds the place to an entry. Entries of lists already contain places that are no longer listed. */
  const withPlace = <Entry extends { readonly placeId: string; readonly place?: unknown }>(
    entry: Entry,
    withMedia: boolean,
  ) => {
    const [place] = places.read([entry.placeId], null);
    return place === undefined ? entry : { ...entry, place: toBody(place, withMedia) };
  };

  const stored =
    (path: string) =>
    async ({ raw }: { readonly raw: Request }) => {
      const user = await userOf(raw);
      return user === null ? signedOut() : Response.json(user.responses[path]);
    };
  serve(app, verifySession, stored("/auth/verify"));
  serve(app, listViews, stored("/views"));
  serve(app, listFavorites, async ({ raw }) => {
    const user = await userOf(raw);
    return user === null ? signedOut() : Response.json({ data: favoritesOf(user) });
  });
  serve(app, listFavoritePlaces, async ({ raw, query }) => {
    const user = await userOf(raw);
    if (user === null) return signedOut();
    const ids = favoritesOf(user).map(({ placeId }) => placeId);
    return chosenPlaces(places, ids, query);
  });
  serve(app, checkFavorite, async ({ raw, params: { placeId } }) => {
    const user = await userOf(raw);
    if (user === null) return signedOut();
    return Response.json({ placeId, isFavorited: favoritesOf(user).some((favorite) => favorite.placeId === placeId) });
  });
  serve(app, listLists, async ({ raw, query: { placeId } }) => {
    const user = await userOf(raw);
    if (user === null) return signedOut();
    const { data } = Lists.parse(user.responses["/lists"]);
    const hasPlace = (id: string) =>
      List.safeParse(user.responses[`/lists/${id}`]).data?.places.some((entry) => entry.placeId === placeId) === true;
    return Response.json({
      data: placeId === undefined ? data : data.map((list) => ({ ...list, hasPlace: hasPlace(list.id) })),
    });
  });
  /** Returns a list that is stored, or the response of a call that needs it. */
  const storedList = async (request: Request, id: string) => {
    const user = await userOf(request);
    if (user === null) return signedOut();
    const list = List.safeParse(user.responses[`/lists/${id}`]);
    return list.success ? list.data : noSuch("list", id);
  };
  const shown = (
    entry: z.output<typeof List>["places"][number],
    { includePlaceData, media }: { readonly includePlaceData: boolean; readonly media: boolean },
  ) => (includePlaceData ? withPlace(entry, media) : { ...entry, place: undefined });
  serve(app, getList, async ({ raw, params, query }) => {
    const list = await storedList(raw, params.id);
    if (list instanceof Response) return list;
    const { page, limit } = pageAsked(query) ?? { page: 1, limit: list.places.length };
    const start = (Math.min(page, Math.max(1, Math.ceil(list.places.length / limit))) - 1) * limit;
    const entries = limit === 0 ? [] : list.places.slice(start, start + limit);
    return Response.json({ ...list, places: entries.map((entry) => shown(entry, query)) });
  });
  serve(app, listPlaceIdsOfList, async ({ raw, params }) => {
    const list = await storedList(raw, params.id);
    return list instanceof Response ? list : Response.json({ placeIds: list.places.map(({ placeId }) => placeId) });
  });
  serve(app, getEntry, async ({ raw, params: { id, entryId }, query }) => {
    const list = await storedList(raw, id);
    if (list instanceof Response) return list;
    const entry = list.places.find((each) => entryId === each.id || entryId === each.placeId);
    return entry === undefined ? noSuch("place", entryId) : Response.json(shown(entry, query));
  });
}
