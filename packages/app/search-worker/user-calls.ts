import { Hono } from "hono";
import { z } from "zod";
import type { PocketUser } from "../src/offline/pocket-user.ts";
import { type QueuedFavorite, withQueuedFavorites } from "../src/offline/queued-favorites.ts";
import { noSuch } from "./failures.ts";
import type { ListedPlaces } from "./listed-places.ts";
import { chosenPlaces, toBody } from "./places-calls.ts";

const Favorites = z.object({ data: z.array(z.object({ placeId: z.string() })) });
const Lists = z.object({ data: z.array(z.looseObject({ id: z.string() })) });
const List = z.looseObject({
  places: z.array(z.looseObject({ placeId: z.string(), place: z.unknown().optional() })),
});

const Paging = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(0).optional(),
});

/** The signed-in user of a request, with the responses that the device keeps for this user. */
export interface UserOfRequest extends PocketUser {
  /** The changes of favorites that were not sent to the server yet. */
  readonly queued: readonly QueuedFavorite[];
}

const favoritesOf = ({ responses, queued }: UserOfRequest) =>
  withQueuedFavorites(Favorites.parse(responses["/favorites"]).data, queued);

const signedOut = () => Response.json({ error: "Authentication required", code: "unauthenticated" }, { status: 401 });

/**
 * The calls that read the data of the signed-in user, from the responses that are kept on the device.
 * @param userOf Returns what is kept of the user who sent a request; null for a signed-out visitor, and for a user
 * whose data are not kept.
 */
export function userCalls(places: ListedPlaces, userOf: (request: Request) => Promise<UserOfRequest | null>): Hono {
  const app = new Hono();
  /** Adds the place to an entry. Entries of lists already contain places that are no longer listed. */
  const withPlace = <Entry extends { readonly placeId: string; readonly place?: unknown }>(
    entry: Entry,
    withMedia: boolean,
  ) => {
    const [place] = places.read([entry.placeId], null);
    return place === undefined ? entry : { ...entry, place: toBody(place, withMedia) };
  };

  for (const path of ["/auth/verify", "/views"]) {
    app.get(path, async ({ req }) => {
      const user = await userOf(req.raw);
      return user === null ? signedOut() : Response.json(user.responses[path]);
    });
  }
  app.get("/favorites", async ({ req }) => {
    const user = await userOf(req.raw);
    if (user === null) return signedOut();
    return Response.json({ data: favoritesOf(user) });
  });
  app.get("/favorites/places", async ({ req }) => {
    const user = await userOf(req.raw);
    if (user === null) return signedOut();
    const ids = favoritesOf(user).map(({ placeId }) => placeId);
    return chosenPlaces(places, ids, req.queries());
  });
  app.get("/favorites/check/:id", async ({ req }) => {
    const user = await userOf(req.raw);
    if (user === null) return signedOut();
    return Response.json({ isFavorited: favoritesOf(user).some(({ placeId }) => placeId === req.param("id")) });
  });
  app.get("/lists", async ({ req }) => {
    const user = await userOf(req.raw);
    if (user === null) return signedOut();
    const { data } = Lists.parse(user.responses["/lists"]);
    const placeId = req.query("placeId");
    const hasPlace = (id: string) =>
      List.safeParse(user.responses[`/lists/${id}`]).data?.places.some((entry) => entry.placeId === placeId) === true;
    return Response.json({
      data: placeId === undefined ? data : data.map((list) => ({ ...list, hasPlace: hasPlace(list.id) })),
    });
  });
  /** Returns a list that is kept, or the response of a call that needs it. */
  const keptList = async (request: Request, id: string) => {
    const user = await userOf(request);
    if (user === null) return signedOut();
    const kept = List.safeParse(user.responses[`/lists/${id}`]);
    return kept.success ? kept.data : noSuch("list", id);
  };
  const shown = (
    entry: z.output<typeof List>["places"][number],
    { includePlaceData, media }: Record<string, string>,
  ) => (includePlaceData === undefined ? { ...entry, place: undefined } : withPlace(entry, media !== undefined));
  app.get("/lists/:id", async ({ req }) => {
    const list = await keptList(req.raw, req.param("id"));
    if (list instanceof Response) return list;
    const { page, limit } = Paging.parse(req.query());
    const start =
      limit === undefined ? 0 : (Math.min(page, Math.max(1, Math.ceil(list.places.length / limit))) - 1) * limit;
    const entries = list.places.slice(start, limit === undefined ? undefined : start + limit);
    return Response.json({ ...list, places: entries.map((entry) => shown(entry, req.query())) });
  });
  app.get("/lists/:id/place-ids", async ({ req }) => {
    const list = await keptList(req.raw, req.param("id"));
    return list instanceof Response ? list : Response.json({ placeIds: list.places.map(({ placeId }) => placeId) });
  });
  app.get("/lists/:id/places/:placeId", async ({ req }) => {
    const list = await keptList(req.raw, req.param("id"));
    if (list instanceof Response) return list;
    const entry = list.places.find(({ placeId }) => placeId === req.param("placeId"));
    return entry === undefined ? noSuch("place", req.param("placeId")) : Response.json(shown(entry, req.query()));
  });
  return app;
}
