import { matches, NO_FILTERS } from "@flaneur/domain";
import type { PlaceWithMedia } from "@flaneur/ui";
import { Hono } from "hono";
import { z } from "zod";
import { noSuch } from "../../search-worker/failures.ts";
import { toBody } from "../../search-worker/places-calls.ts";
import type { Account, Accounts } from "./accounts.ts";
import { signedOut } from "./failures.ts";

const One = z.object({ placeId: z.string() });
const Many = z.object({ placeIds: z.array(z.string()) });

/** The calls of §7 below `/favorites`. */
export function favoritesCalls(accounts: Accounts, places: readonly PlaceWithMedia[]): Hono {
  const byId = new Map(places.map((place) => [place.id, place]));
  const listed = ({ favorites }: Account) =>
    favorites.flatMap((id) => byId.get(id) ?? []).filter((place) => matches(place, NO_FILTERS));
  const status = ({ favorites }: Account, placeId: string) => ({ isFavorited: favorites.includes(placeId), placeId });

  const app = new Hono().basePath("/favorites");
  app.get("/", (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    const { includePlaceData, media } = context.req.query();
    const data = listed(account).map((place) => ({
      placeId: place.id,
      ...(includePlaceData !== undefined && { place: toBody(place, media !== undefined) }),
    }));
    return context.json({ data, count: data.length });
  });
  app.get("/export", (context) => {
    const account = accounts.of(context.req.raw);
    return account === undefined ? signedOut() : context.json(listed(account).map((place) => toBody(place, false)));
  });
  app.post("/", async (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    const { placeId } = One.parse(await context.req.json());
    if (!byId.has(placeId)) return noSuch("place", placeId);
    account.favorites = [placeId, ...account.favorites.filter((id) => id !== placeId)];
    return context.json(status(account, placeId));
  });
  app.delete("/:placeId", (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    const { placeId } = context.req.param();
    account.favorites = account.favorites.filter((id) => id !== placeId);
    return context.json(status(account, placeId));
  });
  app.get("/check/:placeId", (context) => {
    const account = accounts.of(context.req.raw);
    return account === undefined ? signedOut() : context.json(status(account, context.req.param("placeId")));
  });
  app.post("/counts", async (context) => {
    if (accounts.of(context.req.raw) === undefined) return signedOut();
    const { placeIds } = Many.parse(await context.req.json());
    return context.json(Object.fromEntries(placeIds.map((id) => [id, accounts.countOf(id)])));
  });
  return app;
}
