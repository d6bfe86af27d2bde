import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { gatewayFor, type Routes, serveRest, type Upstream } from "../testing/rest-server.ts";
import { printedSchema } from "./schema/print.ts";

const servers: Upstream[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function upstream(routes: Routes): Promise<Upstream> {
  const server = await serveRest(routes);
  servers.push(server);
  return server;
}

const page = (data: readonly unknown[], more = {}) =>
  Response.json({ data, pagination: { total: data.length, page: 1, limit: 48, pages: 1 }, ...more });
const LIST = "{ places { nodes { id types tags arrondissement description coordinates { latitude longitude } } } }";

describe("reading the response shapes of a REST API", () => {
  const clean = { id: "1", name: "Zinc" };
  const shapes: readonly [string, object, object][] = [
    ["type as a string", { type: "Bar" }, { types: ["Bar"] }],
    ["type as a list", { type: ["Bar", "Club"] }, { types: ["Bar", "Club"] }],
    ["type as primary and secondary", { type: { primary: "Bar", secondary: ["Club"] } }, { types: ["Bar", "Club"] }],
    ["type as JSON in a string", { type: '{"primary":"Bar","secondary":"Club"}' }, { types: ["Bar", "Club"] }],
    ["tags as a string", { tags: "Quiet" }, { tags: ["Quiet"] }],
    ["tags as a list", { tags: ["Quiet", "Wine"] }, { tags: ["Quiet", "Wine"] }],
    ["tags as primary and secondary", { tags: { primary: "Quiet", secondary: "Wine" } }, { tags: ["Quiet", "Wine"] }],
    ["tags as JSON in a string", { tags: '["Quiet","Wine"]' }, { tags: ["Quiet", "Wine"] }],
    [
      "coordinates nested",
      { coordinates: { latitude: 48.8, longitude: 2.3 } },
      { coordinates: { latitude: 48.8, longitude: 2.3 } },
    ],
    ["coordinates flat", { latitude: 48.8, longitude: 2.3 }, { coordinates: { latitude: 48.8, longitude: 2.3 } }],
    ["a district as a number", { arrondissement: 11 }, { arrondissement: "75011" }],
    ["a district as the second postcode of the 16th", { arrondissement: "75116" }, { arrondissement: "75016" }],
    ["a description as an object", { description: { text: "Hello." } }, { description: "Hello." }],
    ["a description as text", { description: "Hello." }, { description: "Hello." }],
  ];
  it("returns no values for a category that the API does not count", async () => {
    const facets = { types: [{ value: "Bar", count: 1 }] };
    const { url } = await upstream({ "GET /api/places": () => page([clean], { facets }) });
    const { data } = await gatewayFor(url).query("{ places { facets { types { value } tags { value } } } }");
    expect(data).toEqual({ places: { facets: { types: [{ value: "Bar" }], tags: [] } } });
  });

  it.each([
    ["what the API suggests", { search: "Louvre", total: 4 }, { search: "Louvre", total: 4 }],
    ["null when the API returns none", undefined, null],
    ["null when the suggestion is null", null, null],
    ["null when the suggestion is unreadable", "Louvre", null],
    ["null when the suggestion finds no place", { search: "Louvre", total: 0 }, null],
    ["null when the suggestion is blank", { search: " ", total: 4 }, null],
  ])("returns, as the suggestion for a search without results, %s", async (_, suggestion, expected) => {
    const { url } = await upstream({ "GET /api/places": () => page([], { suggestion }) });
    const { data } = await gatewayFor(url).query("{ places { suggestion { search total } } }");
    expect(data).toEqual({ places: { suggestion: expected } });
  });

  it("returns the columns of the map's pins unchanged, with one call", async () => {
    const pins = {
      ids: ["1", "2"],
      names: ["Le Zinc", "Zinc Bleu"],
      latitudes: [48.8, 48.9],
      longitudes: [2.3, 2.4],
      types: [0, -1],
      typeNames: ["Bar"],
      areChosen: [true, false],
    };
    const { url, calls } = await upstream({ "GET /api/pins": () => Response.json(pins) });
    const area = "{ west: 2.3, south: 48.8, east: 2.4, north: 48.9 }";
    const { data } = await gatewayFor(url).query(`{ pins(filters: { search: "zinc", area: ${area} }) }`);
    expect(data).toEqual({ pins });
    expect(calls).toEqual(["GET /api/pins?search=zinc&area=2.3%2C48.8%2C2.4%2C48.9"]);
  });

  it("refuses pins whose columns have different lengths", async () => {
    const pins = {
      ids: ["1", "2"],
      names: ["Le Zinc", "Zinc Bleu"],
      latitudes: [48.8],
      longitudes: [2.3, 2.4],
      types: [0, 0],
      typeNames: ["Bar"],
    };
    const { url } = await upstream({ "GET /api/pins": () => Response.json(pins) });
    const { errors } = await gatewayFor(url).query("{ pins }");
    expect(errors?.[0]?.extensions?.code).toBe("UPSTREAM_UNREADABLE");
  });

  it.each(shapes)("accepts a place with %s", async (_, given, expected) => {
    const { url } = await upstream({ "GET /api/places": () => page([{ ...clean, ...given }]) });
    const { data } = await gatewayFor(url).query(LIST);
    expect(data).toMatchObject({ places: { nodes: [{ id: "1", ...expected }] } });
  });

  it.each([
    ["bare", ["Park", "Bar"], ["75011", "75001"], { Mood: ["Quiet"] }],
    [
      "under data",
      { data: [{ type: "Park" }, { type: "Bar" }] },
      { data: [{ arrondissement: "75011" }, { arrondissement: 75001 }] },
      { data: { Mood: ["Quiet"] } },
    ],
  ])("accepts filter options whose lists are %s", async (_, types, arrondissements, tags) => {
    const { url } = await upstream({
      "GET /api/filters/types": () => Response.json(types),
      "GET /api/filters/arrondissements": () => Response.json(arrondissements),
      "GET /api/filters/tags": () => Response.json(tags),
    });
    const { data } = await gatewayFor(url).query(
      "{ filterOptions { types arrondissements tagCategories { name tags } } }",
    );
    expect(data).toEqual({
      filterOptions: {
        types: ["Bar", "Park"],
        arrondissements: ["75001", "75011"],
        tagCategories: [{ name: "Mood", tags: ["Quiet"] }],
      },
    });
  });

  it.each([
    ["true if the REST API says so", { data: ["Bar"], allCurated: true }, true],
    ["false if the REST API says so", { data: ["Bar"], allCurated: false }, false],
    ["false if the REST API does not say", { data: ["Bar"] }, false],
    ["false if the REST API sends a bare list", ["Bar"], false],
    ["false if the REST API sends no truth value", { data: ["Bar"], allCurated: "yes" }, false],
  ])("returns allCurated as %s, with the same call as the types", async (_, types, allCurated) => {
    const server = await upstream({ "GET /api/filters/types": () => Response.json(types) });
    const { data } = await gatewayFor(server.url).query("{ filterOptions { types allCurated } }");
    expect(data).toEqual({ filterOptions: { types: ["Bar"], allCurated } });
    expect(server.calls).toEqual(["GET /api/filters/types"]);
  });

  it("skips a place without a name, empties an unreadable field of another place, and logs both", async () => {
    const { url } = await upstream({
      "GET /api/places": () => page([{ id: "1" }, { id: "2", name: "Zinc", type: 7 }, { id: "3", name: "Or" }]),
    });
    const { query, log } = gatewayFor(url);
    expect((await query(LIST)).data).toMatchObject({ places: { nodes: [{ id: "2", types: [] }, { id: "3" }] } });
    expect(log).toMatchObject([{ what: "place 1 has no name" }, { place: "2", what: "cannot read type" }]);
  });

  it("removes a website and a picture whose URL is neither http(s) nor a path of our own API", async () => {
    const { url } = await upstream({
      "GET /api/places": () =>
        page([
          {
            ...{ id: "1", name: "Zinc", website: "javascript:alert(1)" },
            mediaFiles: ["data:image/png;base64,AA", "/api/a.webp", "https://x.example/b.mp4"],
          },
        ]),
    });
    const { data } = await gatewayFor(url).query("{ places { nodes { website media { kind url } } } }");
    expect(data).toEqual({
      places: {
        nodes: [
          {
            website: null,
            media: [
              { kind: "IMAGE", url: "/api/a.webp" },
              { kind: "VIDEO", url: "https://x.example/b.mp4" },
            ],
          },
        ],
      },
    });
  });
});

describe("the REST calls of a query", () => {
  const many = Array.from({ length: 96 }, (_, i) => ({ id: `p${i}`, name: `Place ${i}` }));

  it("are one for a listing, whose response contains the media", async () => {
    const along = many.map((place) => ({ ...place, mediaFiles: [`/api/${place.id}.webp`, "javascript:x"] }));
    const server = await upstream({ "GET /api/places": () => page(along) });
    const { data } = await gatewayFor(server.url).query(
      "{ places(limit: 96) { ...list } } fragment list on PlaceList { nodes { id media { url } } }",
    );
    const { places } = data as { places: { nodes: { id: string; media: { url: string }[] }[] } };
    for (const { id, media } of places.nodes) expect(media).toEqual([{ url: `/api/${id}.webp` }]);
    expect(server.calls.map((call) => call.split("&").at(-1))).toEqual(["media=true"]);
  });

  it("load facets, related and nearby places and stations only when they are selected", async () => {
    const server = await upstream({
      "GET /api/places": () => page([]),
      "GET /api/places/p1": () => Response.json(many[1]),
    });
    const { query } = gatewayFor(server.url);
    await query("{ places { nodes { id } } }");
    await query("query { places { ...list } } fragment list on PlaceList { facets { types { value } } }");
    await query('{ place(id: "p1") { place { id } } }');
    await query('{ place(id: "p1") { related { id } nearby { id } stations { name minutes } } }');
    const withCondition =
      "query($if: Boolean!) { places { ...list @include(if: $if) facets @skip(if: true) { tags { value } } } }";
    for (const condition of [true, false]) {
      const list = "fragment list on PlaceList { pagination { total } facets { types { value } } }";
      await query(`${withCondition} ${list}`, { if: condition });
    }
    expect(server.calls.map((call) => /facets=true|related=true.*/.exec(call)?.[0])).toEqual([
      undefined,
      "facets=true",
      undefined,
      "related=true&nearby=true&stations=true",
      "facets=true",
      undefined,
    ]);
  });

  it("are not made for a page start that is not the 'next' of a page", async () => {
    const { url, calls } = await upstream({ "GET /api/places": () => page([]) });
    const { errors } = await gatewayFor(url).query('{ places(after: "zzz") { pagination { total } } }');
    expect(errors?.[0]).toMatchObject({
      message: "after must be a `pagination.next` of an earlier page.",
      extensions: { code: "BAD_USER_INPUT" },
    });
    expect(calls).toEqual([]);
  });

  it("contain all arguments of the query and the caller's token", async () => {
    const server = await upstream({ "GET /api/places": () => page([]) });
    await gatewayFor(server.url).query(
      `{ places(page: 2, limit: 72, sortBy: TRAVEL_TIME, sortOrder: DESC, origin: { latitude: 48.85, longitude: 2.35, mode: WALKING }, filters: {
        types: { include: ["Café", "Bar"], exclude: ["Club"] }, arrondissements: { include: ["75003"], join: OR },
        placeStatuses: [JUST_OPENED], search: "l'œuf & co", maxMinutes: 20 }) { nodes { id } } }`,
      {},
      { authorization: "Bearer abc" },
    );
    const sent = new URL(server.calls[0]?.replace("GET ", "http://x") ?? "").searchParams;
    expect([...sent]).toEqual([
      ["page", "2"],
      ["limit", "72"],
      ["sortBy", "travelTime"],
      ["sortOrder", "desc"],
      ["search", "l'œuf & co"],
      ["types", "Café"],
      ["types", "Bar"],
      ["notTypes", "Club"],
      ["arrondissements", "75003"],
      ["arrondissementsJoin", "OR"],
      ["placeStatuses", "Just Opened"],
      ["latitude", "48.85"],
      ["longitude", "2.35"],
      ["transportMode", "walking"],
      ["maxMinutes", "20"],
    ]);
    expect(server.requests[0]?.headers.get("authorization")).toBe("Bearer abc");
  });
});

describe("failures of the REST API", () => {
  it.each([
    [400, { error: "limit must be a whole number" }, "BAD_USER_INPUT", "limit must be a whole number"],
    [401, { message: "Please sign in" }, "UNAUTHENTICATED", "Please sign in"],
    [429, { error: " ", message: "Slow down" }, "RATE_LIMITED", "Slow down"],
    [500, { error: { nested: true } }, "UPSTREAM_FAILED", "An unexpected error occurred"],
    [503, "not json", "UPSTREAM_FAILED", "An unexpected error occurred"],
  ])("with status %i become an error with a code and a message", async (status, body, code, message) => {
    const { url } = await upstream({
      "GET /api/places": () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
    });
    const { errors } = await gatewayFor(url).query(LIST);
    expect(errors).toMatchObject([{ message, extensions: { code } }]);
  });

  it("are a timeout error when no response arrives before the deadline", async () => {
    const gate = Promise.withResolvers<Response>();
    const { url } = await upstream({ "GET /api/places": () => gate.promise });
    const { errors } = await gatewayFor(url, { deadlineMs: 100 }).query(LIST);
    expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_TIMEOUT" } }]);
    gate.resolve(page([]));
  });

  it("are a timeout error when a body is still incomplete at the deadline", async () => {
    const stalled = () =>
      new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":[')) }));
    const { url } = await upstream({ "GET /api/places": stalled });
    const { errors } = await gatewayFor(url, { deadlineMs: 100 }).query(LIST);
    expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_TIMEOUT" } }]);
  });

  it("are an UPSTREAM_UNAVAILABLE error when nothing listens at the address", async () => {
    const server = await serveRest({});
    await server.close();
    const { errors } = await gatewayFor(server.url).query(LIST);
    expect(errors).toMatchObject([
      { message: expect.stringContaining("does not answer"), extensions: { code: "UPSTREAM_UNAVAILABLE" } },
    ]);
  });

  it("are an UPSTREAM_UNREADABLE error when the response does not fit the schema", async () => {
    const { url } = await upstream({ "GET /api/places": () => Response.json({ rows: [] }) });
    const { errors } = await gatewayFor(url).query(LIST);
    expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNREADABLE" } }]);
  });

  it.each([".", ".."])(
    "are prevented for the id '%s', which would change the path: the place is null, and no call is made",
    async (id) => {
      const server = await upstream({});
      expect(await gatewayFor(server.url).query("query($id: ID!) { place(id: $id) { place { id } } }", { id })).toEqual(
        {
          data: { place: null },
        },
      );
      expect(server.calls).toEqual([]);
    },
  );

  it("with the status 404 make the place null instead of an error", async () => {
    const { url } = await upstream({});
    expect(await gatewayFor(url).query('{ place(id: "nowhere") { place { id } } }')).toEqual({
      data: { place: null },
    });
  });
});

describe("the graph", () => {
  it("matches the committed schema.graphql", () => {
    expect(readFileSync(resolve(import.meta.dirname, "../schema.graphql"), "utf8")).toBe(printedSchema());
  });
});
