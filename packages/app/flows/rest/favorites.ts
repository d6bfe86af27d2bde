import { addFavorite, countFavorites, exportFavorites, removeFavorite } from "@flaneur/contract";
import type { Hono } from "hono";
import { noSuch, signedOut } from "../../src/offline/memory-rest/failures.ts";
import type { ListedPlaces } from "../../src/offline/memory-rest/listed-places.ts";
import { toBody } from "../../src/offline/memory-rest/places-calls.ts";
import { serve } from "../../src/offline/memory-rest/serve.ts";
import type { Accounts } from "./accounts.ts";

/** Serves the calls that change, count and export favorites. */
export function serveFavorites(app: Hono, accounts: Accounts, places: ListedPlaces): void {
  serve(app, exportFavorites, ({ raw }) => {
    const account = accounts.of(raw);
    if (account === undefined) return signedOut();
    const listed = places
      .read(account.favorites, null)
      .filter(({ placeStatus }) => placeStatus !== "Permanently Closed");
    return Response.json(listed.map((place) => toBody(place, false)));
  });
  serve(app, addFavorite, ({ raw, body: { placeId } }) => {
    const account = accounts.of(raw);
    if (account === undefined) return signedOut();
    if (places.read([placeId], null).length === 0) return noSuch("place", placeId);
    account.favorites = [placeId, ...account.favorites.filter((id) => id !== placeId)];
    return Response.json({ isFavorited: true, placeId });
  });
  serve(app, removeFavorite, ({ raw, params: { placeId } }) => {
    const account = accounts.of(raw);
    if (account === undefined) return signedOut();
    account.favorites = account.favorites.filter((id) => id !== placeId);
    return Response.json({ isFavorited: false, placeId });
  });
  serve(app, countFavorites, ({ raw, body: { placeIds } }) => {
    if (accounts.of(raw) === undefined) return signedOut();
    return Response.json(Object.fromEntries(placeIds.map((id) => [id, accounts.countOf(id)])));
  });
}
