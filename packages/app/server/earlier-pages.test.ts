import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import * as earlier from "./testing/earlier-documents.ts";
import { closeServers, startApp } from "./testing/servers.ts";

const SignedIn = z.object({ token: z.string() });
const List = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string().nullable(),
  places: z.array(z.object({ placeId: z.string(), note: z.string().nullable(), visited: z.boolean() })),
});
const View = z.object({ id: z.string(), name: z.string() });
const PLACES = ["marche-des-enfants-rouges", "le-grand-rex", "creperie-de-josselin"] as const;
const [MARKET, CINEMA, RESTAURANT] = PLACES;

describe("a page that was opened before an upgrade", () => {
  let app = "";
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(closeServers);

  /** Signs up, creates a list and a view, and returns the calls of the earlier page and of another device. */
  async function open() {
    const rest = async (method: string, path: string, body: unknown, token = "") => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
      const response = await fetch(`${app}/api${path}`, { method, headers, body: JSON.stringify(body) });
      return response.json() as Promise<unknown>;
    };
    const account = { username: `${randomUUID()}@example.org`, password: "pont-neuf" };
    const { token } = SignedIn.parse(await rest("POST", "/auth/signup", account));
    const places = PLACES.slice(0, 2).map((placeId) => ({ placeId }));
    const { id } = List.parse(await rest("POST", "/lists", { name: "Sunday", note: "Start late.", places }, token));
    const view = View.parse(await rest("POST", "/views", { name: "Bars", filters: {} }, token));
    const headers = { authorization: `Bearer ${token}` };
    return {
      id,
      viewId: view.id,
      elsewhere: (method: string, path: string, body: unknown) => rest(method, `/lists/${id}${path}`, body, token),
      stored: async () => List.parse(await (await fetch(`${app}/api/lists/${id}`, { headers })).json()),
      send: async (query: string, variables: object = {}) => {
        const response = await fetch(`${app}/graphql`, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify({ query, variables }),
        });
        return response.json() as Promise<unknown>;
      },
    };
  }
  const updated = (field: string, list: object = {}) => ({
    data: { [field]: { __typename: "ListUpdated", list: expect.objectContaining(list) } },
  });

  it("loads lists and views with their versions", async () => {
    const { id, viewId, send } = await open();
    expect(await send(earlier.EARLIER_LISTS)).toMatchObject({ data: { viewer: { lists: [{ id, version: 1 }] } } });
    expect(await send(earlier.EARLIER_VIEWS)).toMatchObject({
      data: { viewer: { views: [{ id: viewId, version: 1 }] } },
    });
  });

  it("saves the texts of a list that was changed elsewhere meanwhile", async () => {
    const { id, send, stored, elsewhere } = await open();
    await elsewhere("POST", "/places", { places: [{ placeId: RESTAURANT }] });
    const variables = { id, version: 1, input: { name: "Monday", note: "Start early." } };
    expect(await send(earlier.EARLIER_UPDATE_LIST, variables)).toEqual(updated("updateList", { name: "Monday" }));
    const { name, note, places } = await stored();
    expect([name, note, places.length]).toEqual(["Monday", "Start early.", 3]);
  });

  it("saves an order of places, and keeps a place that was added elsewhere meanwhile, with its note", async () => {
    const { id, send, stored, elsewhere } = await open();
    await elsewhere("POST", "/places", { places: [{ placeId: RESTAURANT, note: "Galettes" }] });
    await send(earlier.EARLIER_SET_PLACES, { id, version: 1, placeIds: [CINEMA, MARKET] });
    expect((await stored()).places.map(({ placeId, note }) => [placeId, note])).toEqual([
      [CINEMA, null],
      [MARKET, null],
      [RESTAURANT, "Galettes"],
    ]);
  });

  it("adds places by sending all places of the list", async () => {
    const { id, send, stored } = await open();
    const placeIds = [MARKET, CINEMA, RESTAURANT];
    expect(await send(earlier.EARLIER_SET_PLACES, { id, version: 1, placeIds })).toEqual(
      updated("setListPlaces", { count: 3 }),
    );
    expect((await stored()).places.map(({ placeId }) => placeId)).toEqual(placeIds);
  });

  it("saves a note, and adds its place again if the place was removed elsewhere meanwhile", async () => {
    const { id, send, stored, elsewhere } = await open();
    await elsewhere("DELETE", `/places/${MARKET}`, undefined);
    const variables = { listId: id, placeId: MARKET, version: 1, note: "By ten.", visited: true };
    expect(await send(earlier.EARLIER_PUT_PLACE, variables)).toEqual(updated("putListPlace", { count: 2 }));
    expect((await stored()).places).toEqual([
      { placeId: CINEMA, note: null, visited: false },
      { placeId: MARKET, note: "By ten.", visited: true },
    ]);
  });

  it("ticks a place, and keeps a note that was changed elsewhere meanwhile", async () => {
    const { id, send, stored, elsewhere } = await open();
    await elsewhere("PATCH", `/places/${MARKET}`, { note: "By nine." });
    const tick = { listId: id, placeId: MARKET, version: 1, note: null, visited: true };
    await send(earlier.EARLIER_PUT_PLACE, tick);
    await send(earlier.EARLIER_PUT_PLACE, { ...tick, placeId: CINEMA });
    expect((await stored()).places).toEqual([
      { placeId: MARKET, note: "By nine.", visited: true },
      { placeId: CINEMA, note: null, visited: true },
    ]);
  });

  it("appends its note to a note that was changed elsewhere meanwhile", async () => {
    const { id, send, stored, elsewhere } = await open();
    await elsewhere("PATCH", `/places/${MARKET}`, { note: "By nine." });
    await send(earlier.EARLIER_PUT_PLACE, { listId: id, placeId: MARKET, version: 1, note: "By ten.", visited: false });
    expect((await stored()).places[0]?.note).toBe("By nine.\n\nBy ten.");
  });

  it("replaces the note of a list that has not changed since", async () => {
    const { id, send, stored, elsewhere } = await open();
    await elsewhere("PATCH", `/places/${MARKET}`, { note: "By nine." });
    await send(earlier.EARLIER_PUT_PLACE, { listId: id, placeId: MARKET, version: 2, note: "By ten.", visited: false });
    expect((await stored()).places[0]?.note).toBe("By ten.");
  });

  it("removes a place", async () => {
    const { id, send, stored } = await open();
    expect(await send(earlier.EARLIER_REMOVE_PLACE, { listId: id, placeId: MARKET })).toEqual(
      updated("removeListPlace", { count: 1 }),
    );
    expect((await stored()).places.map(({ placeId }) => placeId)).toEqual([CINEMA]);
  });

  it("replaces a view, whatever version it has seen", async () => {
    const { viewId: id, send } = await open();
    for (const name of ["Wine bars", "Cocktail bars"]) {
      const variables = { id, version: 1, input: { name, filters: { search: "zinc" } } };
      expect(await send(earlier.EARLIER_UPDATE_VIEW, variables)).toMatchObject({
        data: { updateView: { __typename: "ViewUpdated", view: { id, name, filters: { search: "zinc" } } } },
      });
    }
  });
});
