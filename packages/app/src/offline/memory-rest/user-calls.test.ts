import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { parsePocketUser } from "../shared/pocket-user.ts";
import { readQueuedFavorites } from "../shared/queued-favorites.ts";
import { createListedPlaces } from "./listed-places.ts";
import { serveUser } from "./user-calls.ts";

/** What an earlier version stored of a user on the device: its entries of lists have no ids of their own. */
const EARLIER = {
  userId: "u1",
  responses: {
    "/auth/verify": { success: true, user: { id: "u1", username: "camille@example.org" } },
    "/favorites": { data: [{ placeId: "p1", createdAt: "2026-11-20T10:00:00.000Z" }], count: 1 },
    "/views": { data: [{ id: "v1", name: "Bars", description: null, filters: {}, position: 0, version: 3 }] },
    "/lists": {
      data: [
        {
          id: "l1",
          name: "Sunday",
          note: null,
          count: 2,
          share: null,
          version: 3,
          updatedAt: "2026-11-20T10:00:00.000Z",
        },
      ],
    },
    "/lists/l1": {
      ...{
        id: "l1",
        name: "Sunday",
        note: null,
        count: 2,
        share: null,
        version: 3,
        updatedAt: "2026-11-20T10:00:00.000Z",
      },
      places: [
        { placeId: "p1", note: "By ten.", visited: true },
        { placeId: "p2", note: null, visited: false },
      ],
    },
  },
};
/** The changes of favorites that an earlier version stored without a connection. */
const EARLIER_QUEUE = JSON.stringify({ u1: [{ placeId: "p2", isFavorite: true }] });

describe("what an earlier version has stored on the device", () => {
  const get = async (path: string) => {
    const user = parsePocketUser(JSON.parse(JSON.stringify(EARLIER)));
    const queued = readQueuedFavorites(() => ({ getItem: () => EARLIER_QUEUE }), "u1");
    const app = new Hono();
    serveUser(app, createListedPlaces([]), async () => user && { ...user, queued });
    return (await app.request(path)).json();
  };

  it("shows the entries of lists by the ids of their places", async () => {
    const { places } = await get("/lists/l1?limit=100&page=1");
    expect(places).toMatchObject([
      { id: "p1", placeId: "p1", note: "By ten.", visited: true },
      { id: "p2", placeId: "p2", note: null, visited: false },
    ]);
    expect(await get("/lists/l1/places/p1")).toMatchObject({ id: "p1", note: "By ten." });
  });

  it("shows favorites whose changes wait for the connection", async () => {
    const { data } = await get("/favorites");
    expect(data.map(({ placeId }: { readonly placeId: string }) => placeId)).toEqual(["p2", "p1"]);
  });

  it("shows lists and views with the versions that they had", async () => {
    expect(await get("/lists")).toEqual(EARLIER.responses["/lists"]);
    expect(await get("/views")).toEqual(EARLIER.responses["/views"]);
  });
});
