import { Hono } from "hono";
import { z } from "zod";
import { noSuch } from "../../search-worker/failures.ts";
import type { ListedPlaces } from "../../search-worker/listed-places.ts";
import { chosenPlaces, toBody } from "../../search-worker/places-calls.ts";
import type { Account, Accounts } from "./accounts.ts";
import { signedOut } from "./failures.ts";

const One = z.object({ placeId: z.string() });
const Many = z.object({ placeIds: z.array(z.string()) });

/** The calls of §7 below `/favorites`. */
export function favoritesCalls(accounts: Accounts, places: ListedPlaces): Hono {
  const listed = ({ favorites }: Account) =>
    places.read(favorites, null).filter(({ placeStatus }) => placeStatus !== "Permanently Closed");
  const status = ({ favorites }: Account, placeId: string) => ({ isFavorited: favorites.includes(placeId), placeId });

  const app = new Hono().basePath("/favorites");
  app.get("/", (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    const data = listed(account).map(({ id }) => ({ placeId: id }));
    return context.json({ data, count: data.length });
  });
  app.get("/places", (context) => {
    const account = accounts.of(context.req.raw);
    return account === undefined ? signedOut() : chosenPlaces(places, account.favorites, context.req.queries());
  });
  app.get("/export", (context) => {
    const account = accounts.of(context.req.raw);
    return account === undefined ? signedOut() : context.json(listed(account).map((place) => toBody(place, false)));
  });
  app.post("/", async (context) => {
    const account = accounts.of(context.req.raw);
    if (account === undefined) return signedOut();
    const { placeId } = One.parse(await context.req.json());
    if (places.read([placeId], null).length === 0) return noSuch("place", placeId);
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
