import { describe, expect, it } from "vitest";
import { FAVORITES, SET_FAVORITE } from "../testing/account-documents.ts";
import { gatewayFor, type Routes } from "../testing/rest-server.ts";
import { useUpstreams } from "../testing/upstreams.ts";

const upstream = useUpstreams();
const BEARER = { authorization: "Bearer abc" };
const many = Array.from({ length: 100 }, (_, i) => ({ id: `p${i}`, name: `Place ${i}` }));
const page = (data: readonly unknown[]) =>
  Response.json({ data, pagination: { total: data.length, page: 1, limit: 100, pages: 1 } });
const favorites = (...ids: unknown[]) =>
  Response.json({ data: ids.map((placeId) => ({ placeId })), count: ids.length });
const failed = (status: number) => () => Response.json({ error: "The server's words" }, { status });

const LISTING = `query Listing($signedIn: Boolean!, $counts: Boolean = true, $noCounts: Boolean = false) {
  places(limit: 100) {
    nodes { id ...Status @include(if: $signedIn) media { url } }
  }
}
fragment Status on Place { isFavorite favoriteCount @include(if: $counts) @skip(if: $noCounts) }`;
const DETAIL = `query Detail($id: ID!) {
  place(id: $id) {
    place { id isFavorite favoriteCount media { url } }
    related { id isFavorite favoriteCount media { url } }
  }
}`;

const API: Routes = {
  "GET /api/places": () => page(many),
  "GET /api/places/p1": () => Response.json({ ...many[1], related: many.slice(2, 8) }),
  "GET /api/favorites": () => favorites("p1", "p3", 4, "gone"),
  "POST /api/favorites/counts": async (request) => {
    const { placeIds } = (await request.json()) as { placeIds: string[] };
    return Response.json(Object.fromEntries(placeIds.toReversed().map((id) => [id, Number(id.slice(1)) + 10])));
  },
};

const pathsOf = (calls: readonly string[]) => calls.map((call) => call.replace(/\?.*/, ""));

describe("the favorite fields of places", () => {
  it("are loaded for a listing in one call for all statuses and one for all counts", async () => {
    const server = await upstream(API);
    const { data } = await gatewayFor(server.url).query(LISTING, { signedIn: true }, BEARER);
    const { nodes } = (data as { places: { nodes: { id: string; isFavorite: boolean; favoriteCount: number }[] } })
      .places;
    expect(nodes.filter(({ isFavorite }) => isFavorite).map(({ id }) => id)).toEqual(["p1", "p3"]);
    for (const [i, { favoriteCount }] of nodes.entries()) expect(favoriteCount).toBe(i + 10);
    expect(pathsOf(server.calls).sort()).toEqual([
      "GET /api/favorites",
      "GET /api/places",
      "POST /api/favorites/counts",
    ]);
    for (const { headers } of server.requests) expect(headers.get("authorization")).toBe("Bearer abc");
  });

  it("are loaded for a place and its related places in two calls", async () => {
    const server = await upstream(API);
    const { data } = await gatewayFor(server.url).query(DETAIL, { id: "p1" }, BEARER);
    expect(data).toMatchObject({
      place: {
        place: { isFavorite: true, favoriteCount: 11 },
        related: [{ isFavorite: false, favoriteCount: 12 }, { isFavorite: true }, {}, {}, {}, {}],
      },
    });
    expect(pathsOf(server.calls).sort()).toEqual([
      "GET /api/favorites",
      "GET /api/places/p1",
      "POST /api/favorites/counts",
    ]);
  });

  it("are not loaded when @include or @skip leaves them out", async () => {
    const server = await upstream(API);
    const { query } = gatewayFor(server.url);
    await query(LISTING, { signedIn: false }, BEARER);
    expect(pathsOf(server.calls)).not.toContain("GET /api/favorites");
    server.calls.length = 0;
    for (const leftOut of [{ counts: false }, { noCounts: true }]) {
      await query(LISTING, { signedIn: true, ...leftOut }, BEARER);
      expect(pathsOf(server.calls)).not.toContain("POST /api/favorites/counts");
    }
  });

  it("are null for a signed-out caller, and no call is made to load them", async () => {
    const server = await upstream(API);
    const { data, errors } = await gatewayFor(server.url).query(DETAIL, { id: "p1" });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ place: { place: { isFavorite: null, favoriteCount: null } } });
    expect(pathsOf(server.calls)).toEqual(["GET /api/places/p1"]);
  });

  it("belong to the right caller when two callers query at the same time", async () => {
    const server = await upstream({
      ...API,
      "GET /api/favorites": ({ headers }) => favorites(headers.get("authorization") === "Bearer one" ? "p1" : "p2"),
    });
    const { query } = gatewayFor(server.url);
    const statusOf = async (authorization: string) => {
      const { data } = await query(DETAIL, { id: "p1" }, { authorization });
      return (data as { place: { place: { isFavorite: boolean } } }).place.place.isFavorite;
    };
    const signedIn = await Promise.all([statusOf("Bearer one"), statusOf("Bearer two"), statusOf("Bearer one")]);
    expect(signedIn).toEqual([true, false, true]);
  });

  it.each([
    ["fail", failed(503)],
    ["return an unreadable response", () => Response.json({ rows: [] })],
    ["return no JSON", () => new Response("<html>")],
  ])("are null when their calls %s: the failure is logged, and the places are returned", async (_, answer) => {
    const server = await upstream({ ...API, "GET /api/favorites": answer, "POST /api/favorites/counts": answer });
    const { query, log } = gatewayFor(server.url);
    const { data, errors } = await query(DETAIL, { id: "p1" }, BEARER);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ place: { place: { id: "p1", isFavorite: null, favoriteCount: null } } });
    expect(log).toMatchObject([
      { what: expect.stringContaining("no favorites") },
      { what: expect.stringContaining("no favorite counts") },
    ]);
  });

  it("are an UNAUTHENTICATED error once the session has ended, and the places are returned", async () => {
    const server = await upstream({ ...API, "GET /api/favorites": failed(401) });
    const document = 'query { place(id: "p1") { place { id isFavorite } } }';
    const { data, errors } = await gatewayFor(server.url).query(document, {}, BEARER);
    expect(data).toEqual({ place: { place: { id: "p1", isFavorite: null } } });
    expect(errors).toMatchObject([{ message: "The server's words", extensions: { code: "UNAUTHENTICATED" } }]);
  });

  it("include the status of a permanently closed place, which is loaded by a separate call", async () => {
    const closed = { ...many[1], placeStatus: "Permanently Closed", related: many.slice(2, 8) };
    const server = await upstream({
      ...API,
      "GET /api/places/p1": () => Response.json(closed),
      "GET /api/favorites": () => favorites("p3"),
      "GET /api/favorites/check/p1": () => Response.json({ isFavorited: true, placeId: "p1" }),
    });
    const document = 'query { place(id: "p1") { place { isFavorite favoriteCount } related { isFavorite } } }';
    const { data } = await gatewayFor(server.url).query(document, {}, BEARER);
    expect(data).toMatchObject({
      place: { place: { isFavorite: true }, related: [{}, { isFavorite: true }, {}, {}, {}, {}] },
    });
    expect(server.calls).toHaveLength(4);
  });
});

describe("the list of favorites", () => {
  const bars = many.map((place, i) => ({
    ...place,
    type: i % 2 === 0 ? "Bar" : "Park",
    coordinates: { latitude: 48.85 + i / 1_000, longitude: 2.35 },
    mediaFiles: [`/api/${place.id}.webp`],
  }));
  const listed = (places: readonly object[], total: number, number = 1, limit = 48) =>
    Response.json({
      data: places,
      pagination: { total, page: number, limit, pages: Math.ceil(total / limit), next: null },
    });
  const LIST: Routes = { ...API, "GET /api/favorites/places": () => listed(bars.slice(48, 96), 100, 2) };
  interface Listed {
    readonly nodes: readonly {
      readonly id: string;
      readonly isFavorite: boolean;
      readonly favoriteCount: number;
      readonly travelTime: number | null;
      readonly media: readonly object[];
    }[];
    readonly pagination: object;
  }
  async function list(routes: Routes, variables = {}) {
    const server = await upstream(routes);
    const { query, log } = gatewayFor(server.url);
    const { data, errors } = await query(FAVORITES, variables, BEARER);
    return { favorites: (data as { viewer: { favorites: Listed } } | null)?.viewer?.favorites, errors, log, server };
  }

  it("is a page of the API, with favorite status and counts, loaded in two calls", async () => {
    const { favorites: found, server } = await list(LIST, { page: 2, limit: 48 });
    expect(found?.nodes.map(({ id }) => id)).toEqual(many.slice(48, 96).map(({ id }) => id));
    expect(found?.nodes.every(({ isFavorite }) => isFavorite)).toBe(true);
    expect(found?.nodes.map(({ favoriteCount }) => favoriteCount)).toEqual(many.slice(48, 96).map((_, i) => i + 58));
    expect(found?.nodes[0]?.media).toEqual([{ url: "/api/p48.webp" }]);
    expect(found?.pagination).toEqual({ total: 100, page: 2, limit: 48, pages: 3 });
    expect(pathsOf(server.calls)).toEqual(["GET /api/favorites/places", "POST /api/favorites/counts"]);
  });

  it("passes its filters and the origin to the API", async () => {
    const origin = { latitude: 48.85, longitude: 2.35, mode: "WALKING" };
    const filters = { types: { include: ["Bar"] }, maxMinutes: 10 };
    const { server } = await list(LIST, { filters, origin, page: 2, limit: 20 });
    const { searchParams } = new URL(server.requests[0]?.url ?? "");
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ types: "Bar", latitude: "48.85", longitude: "2.35", transportMode: "walking", maxMinutes: "10" },
      ...{ page: "2", limit: "20", search: "", facets: "true", media: "true" },
    });
  });

  it("is empty for a caller without favorites", async () => {
    const { favorites: found } = await list({ ...API, "GET /api/favorites/places": () => listed([], 0) });
    expect(found).toMatchObject({ nodes: [], pagination: { total: 0, page: 1, pages: 0 } });
  });

  it("skips and logs a favorite that is unreadable", async () => {
    const data = [{ id: "p2" }, many[3]].map((place) => place ?? {});
    const { favorites: found, log } = await list({ ...API, "GET /api/favorites/places": () => listed(data, 2) });
    expect(found?.nodes.map(({ id }) => id)).toEqual(["p3"]);
    expect(log).toMatchObject([{ what: "place p2 has no name" }]);
  });

  it.each([
    [{ page: 0 }, "page must be a whole number from 1 to 1000000"],
    [{ limit: 101 }, "limit must be a whole number from 1 to 100"],
    [{ filters: { maxMinutes: 10 } }, "A travel time (maxMinutes) needs an origin."],
  ])("refuses %o without a call", async (variables, message) => {
    const { errors, server } = await list(LIST, variables);
    expect(errors).toMatchObject([{ message, extensions: { code: "BAD_USER_INPUT" } }]);
    expect(server.calls).toEqual([]);
  });

  it("is an UNAUTHENTICATED error once the session has ended", async () => {
    const { errors } = await list({ ...API, "GET /api/favorites/places": failed(401) });
    expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  });
});

describe("setting a favorite", () => {
  const status = () => Response.json({ isFavorited: true, placeId: "p1" });
  const SETTING: Routes = { ...API, "POST /api/favorites": status, "DELETE /api/favorites/p1": status };

  it.each([
    [true, "POST /api/favorites"],
    [false, "DELETE /api/favorites/p1"],
  ])("to %s takes one call, and loads the place only when the operation selects it", async (isFavorite, call) => {
    const server = await upstream(SETTING);
    const { query } = gatewayFor(server.url);
    const { data } = await query(SET_FAVORITE, { placeId: "p1", isFavorite }, BEARER);
    expect(data?.setFavorite).toEqual({
      __typename: "FavoriteSet",
      placeId: "p1",
      isFavorite,
      place: { id: "p1", isFavorite, favoriteCount: 11 },
    });
    expect(pathsOf(server.calls)).toEqual([call, "GET /api/places/p1", "POST /api/favorites/counts"]);
    server.calls.length = 0;
    await query(`mutation { setFavorite(placeId: "p1", isFavorite: ${isFavorite}) { __typename } }`, {}, BEARER);
    expect(server.calls).toEqual([call]);
  });

  it("on and off in one operation returns the status and the count after each change", async () => {
    let people = 0;
    const server = await upstream({
      ...SETTING,
      "POST /api/favorites": () => Response.json({ people: ++people }),
      "DELETE /api/favorites/p1": () => Response.json({ people: --people }),
      "POST /api/favorites/counts": () => Response.json({ p1: people }),
    });
    const set = (isFavorite: boolean) =>
      `setFavorite(placeId: "p1", isFavorite: ${isFavorite}) { ... on FavoriteSet { place { isFavorite favoriteCount } } }`;
    const { data } = await gatewayFor(server.url).query(`mutation { on: ${set(true)} off: ${set(false)} }`, {}, BEARER);
    expect(data).toEqual({
      on: { place: { isFavorite: true, favoriteCount: 1 } },
      off: { place: { isFavorite: false, favoriteCount: 0 } },
    });
  });

  it.each([
    [401, "NotSignedIn"],
    [404, "PlaceNotFound"],
    [409, "TooManyFavorites"],
  ])("turns the API's status %i into the problem %s", async (code, name) => {
    const server = await upstream({ "POST /api/favorites": failed(code) });
    const { data } = await gatewayFor(server.url).query(SET_FAVORITE, { placeId: "p1", isFavorite: true }, BEARER);
    expect(data?.setFavorite).toEqual({ __typename: name, message: "The server's words" });
  });

  it.each([".", "..", ""])(
    "with the id '%s', which would change the path of the call, returns PlaceNotFound",
    async (placeId) => {
      const server = await upstream({});
      const { data } = await gatewayFor(server.url).query(SET_FAVORITE, { placeId, isFavorite: false }, BEARER);
      expect(data?.setFavorite).toMatchObject({ __typename: "PlaceNotFound" });
      expect(server.calls).toEqual([]);
    },
  );

  it("escapes an id into one segment of the path", async () => {
    const server = await upstream({});
    await gatewayFor(server.url).query(SET_FAVORITE, { placeId: "a/../b?c#d", isFavorite: false }, BEARER);
    expect(server.calls).toEqual(["DELETE /api/favorites/a%2F..%2Fb%3Fc%23d"]);
  });
});
