import { describe, expect, it } from "vitest";
import { gatewayFor, type Routes } from "../testing/rest-server.ts";
import { useUpstreams } from "../testing/upstreams.ts";

const upstream = useUpstreams();
const MATCH = `query($items: [PlaceToMatchInput!]!) {
  placeMatches(items: $items) { verdict candidates { metres place { id name isFavorite } } }
}`;
const ADD = `mutation($placeIds: [ID!]!) {
  addFavorites(placeIds: $placeIds) { __typename ... on FavoritesAdded { added addedIds placeIds } ... on Problem { message } }
}`;
const REMOVE = `mutation($placeIds: [ID!]!) {
  removeFavorites(placeIds: $placeIds) { __typename ... on FavoritesRemoved { removed } ... on Problem { message } }
}`;
const SEPTIME = { id: "septime", name: "Septime", address: "80 Rue de Charonne", type: { primary: "Restaurant" } };

async function send(routes: Routes, document: string, variables: object) {
  const server = await upstream(routes);
  const result = await gatewayFor(server.url).query(document, { ...variables }, { authorization: "Bearer abc" });
  return { ...result, server };
}

describe("the matches of places that a visitor brings", () => {
  it("are looked up in one call, in the order of the request, and their favorite status in another call", async () => {
    const bodies: unknown[] = [];
    const { data, server } = await send(
      {
        "POST /api/places/match": async (request) => {
          bodies.push(await request.json());
          const candidates = [
            { place: SEPTIME, metres: 12 },
            { place: "unreadable", metres: 1 },
          ];
          return Response.json({
            matches: [
              { verdict: "check", candidates },
              { verdict: "none", candidates: [] },
            ],
          });
        },
        "GET /api/favorites": () => Response.json({ data: [{ placeId: "septime" }], count: 1 }),
      },
      MATCH,
      { items: [{ name: "Septime", coordinates: { latitude: 48.85, longitude: 2.38 } }, { placeId: "x" }] },
    );
    expect(data).toEqual({
      placeMatches: [
        {
          verdict: "CHECK",
          candidates: [{ metres: 12, place: { id: "septime", name: "Septime", isFavorite: true } }],
        },
        { verdict: "NONE", candidates: [] },
      ],
    });
    expect(server.calls).toEqual(["POST /api/places/match", "GET /api/favorites"]);
    expect(bodies).toEqual([
      {
        items: [
          { name: "Septime", address: null, coordinates: { latitude: 48.85, longitude: 2.38 }, placeId: null },
          { name: null, address: null, coordinates: null, placeId: "x" },
        ],
      },
    ]);
  });

  it("are refused without a call to the API if the request has more than 25 places", async () => {
    const { errors, server } = await send({}, MATCH, { items: Array.from({ length: 26 }, () => ({ name: "A" })) });
    expect(errors?.[0]?.message).toBe("items must have at most 25 places");
    expect(server.calls).toEqual([]);
  });

  it.each([
    ["the place of a match cannot be read", [{ verdict: "found", candidates: [{ place: "unreadable", metres: 1 }] }]],
    ["the API sends fewer matches than places", []],
  ])("fail instead of reporting a place as not found if %s", async (_, matches) => {
    const { errors } = await send({ "POST /api/places/match": () => Response.json({ matches }) }, MATCH, {
      items: [{ name: "Septime" }],
    });
    expect(errors?.[0]).toMatchObject({
      message: "The places that were found could not be read.",
      extensions: { code: "UPSTREAM_UNREADABLE" },
    });
  });
});

describe("several favorites", () => {
  it("are added in one call", async () => {
    const { data, server } = await send(
      { "POST /api/favorites/batch": () => Response.json({ added: 1, addedIds: ["a"], placeIds: ["a", "b"] }) },
      ADD,
      { placeIds: ["a", "b", "gone"] },
    );
    expect(data).toEqual({
      addFavorites: { __typename: "FavoritesAdded", added: 1, addedIds: ["a"], placeIds: ["a", "b"] },
    });
    expect(server.calls).toEqual(["POST /api/favorites/batch"]);
  });

  it("are not added without a session, and the result is NotSignedIn", async () => {
    const refusal = () => Response.json({ error: "Log in first" }, { status: 401 });
    const { data } = await send({ "POST /api/favorites/batch": refusal }, ADD, { placeIds: ["a"] });
    expect(data).toEqual({ addFavorites: { __typename: "NotSignedIn", message: "Log in first" } });
  });

  it("are not added beyond the limit of favorites, and the result is TooManyFavorites", async () => {
    const refusal = () => Response.json({ error: "Remove one first" }, { status: 409 });
    const { data } = await send({ "POST /api/favorites/batch": refusal }, ADD, { placeIds: ["a"] });
    expect(data).toEqual({ addFavorites: { __typename: "TooManyFavorites", message: "Remove one first" } });
  });

  it("are removed in one call", async () => {
    const { data, server } = await send(
      { "POST /api/favorites/batch/remove": () => Response.json({ removed: 1 }) },
      REMOVE,
      { placeIds: ["a", "b"] },
    );
    expect(data).toEqual({ removeFavorites: { __typename: "FavoritesRemoved", removed: 1 } });
    expect(server.calls).toEqual(["POST /api/favorites/batch/remove"]);
  });

  it("are not removed without a session, and the result is NotSignedIn", async () => {
    const refusal = () => Response.json({ error: "Log in first" }, { status: 401 });
    const { data } = await send({ "POST /api/favorites/batch/remove": refusal }, REMOVE, { placeIds: ["a"] });
    expect(data).toEqual({ removeFavorites: { __typename: "NotSignedIn", message: "Log in first" } });
  });
});
