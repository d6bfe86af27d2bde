import { travelTime } from "@flaneur/domain";
import { afterEach, describe, expect, it } from "vitest";
import { gatewayFor, type Routes, serveRest, type Upstream } from "../testing/rest-server.ts";

const servers: Upstream[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(routes: Routes) {
  const server = await serveRest(routes);
  servers.push(server);
  return { server, ...gatewayFor(server.url, { logLevel: "info" }) };
}

const RANGES = { min: 10, max: 120, step: 5, default: 60, ranges: [10, 15], transportModes: ["transit", "walking"] };
const REACH = [{ minutes: 10, count: 3 }];
const UPDATED = { success: true, ranges: REACH };
const FROM = { latitude: 48.8643217, longitude: 2.3690418 };
const ORIGIN = `{ latitude: ${FROM.latitude}, longitude: ${FROM.longitude}, mode: WALKING }`;
const UPDATE = `mutation UpdateTravelTime($origin: OriginInput!) {
  updateTravelTime(origin: $origin) {
    __typename ... on Problem { message } ... on TravelTimeUpdated { reach { minutes count } }
  }
}`;

describe("the travel time ranges", () => {
  it("are loaded in one call, without an origin", async () => {
    const { server, query } = await start({ "GET /api/filters/travel-time-ranges": () => Response.json(RANGES) });
    const { data } = await query("{ travelTimeRanges { min max step default ranges transportModes reach { count } } }");
    expect(data).toEqual({
      travelTimeRanges: { ...RANGES, transportModes: ["TRANSIT", "WALKING"], reach: null },
    });
    expect(server.calls).toEqual(["GET /api/filters/travel-time-ranges"]);
  });

  it("count the places within reach of an origin, whose position is sent only in a body", async () => {
    const { server, query } = await start({
      "GET /api/filters/travel-time-ranges": () => Response.json(RANGES),
      "POST /api/travel-time/update": () => Response.json(UPDATED),
    });
    const { data } = await query(`{ travelTimeRanges(origin: ${ORIGIN}) { reach { minutes count } } }`);
    expect(data).toEqual({ travelTimeRanges: { reach: REACH } });
    expect(server.calls).toEqual(["GET /api/filters/travel-time-ranges", "POST /api/travel-time/update"]);
  });
});

describe("places by travel time", () => {
  it("are the ids that the REST API returns, within 60 minutes by default", async () => {
    const { server, query } = await start({
      "GET /api/filters/by-travel-time": () => Response.json({ placeIds: ["b", "a"] }),
    });
    expect((await query(`{ placesByTravelTime(origin: ${ORIGIN}) }`)).data).toEqual({ placesByTravelTime: ["b", "a"] });
    expect(new URL(server.requests[0]?.url ?? "").search).toBe(
      "?latitude=48.8643217&longitude=2.3690418&transportMode=walking&maxMinutes=60",
    );
  });

  it.each([
    ["latitude: 1e308, longitude: 2", "latitude must be a number of degrees from -90 to 90"],
    ["latitude: 48, longitude: -180.1", "longitude must be a number of degrees from -180 to 180"],
  ])("are refused for an origin at %s, without a call", async (origin, message) => {
    const { server, query } = await start({});
    const { errors } = await query(`{ placesByTravelTime(origin: { ${origin} }) }`);
    expect(errors).toMatchObject([{ message, extensions: { code: "BAD_USER_INPUT" } }]);
    expect(server.calls).toEqual([]);
  });

  it("are refused for more minutes than the slider's maximum, without a call", async () => {
    const { server, query } = await start({});
    const { errors } = await query(`{ placesByTravelTime(origin: ${ORIGIN}, maxMinutes: 121) }`);
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(server.calls).toEqual([]);
  });
});

describe("a new location", () => {
  const origin = { ...FROM, mode: "WALKING" };

  it("is sent to the REST API, which returns the number of places within reach", async () => {
    const bodies: unknown[] = [];
    const { query } = await start({
      "POST /api/travel-time/update": async (request) => {
        bodies.push(await request.json());
        return Response.json(UPDATED);
      },
    });
    const { data } = await query(UPDATE, { origin });
    expect(data).toEqual({ updateTravelTime: { __typename: "TravelTimeUpdated", reach: REACH } });
    expect(bodies).toEqual([{ ...FROM, transportMode: "walking" }]);
  });

  it("that the REST API refuses results in ValidationFailed instead of an error", async () => {
    const { query } = await start({
      "POST /api/travel-time/update": () => Response.json({ error: "latitude must be a number" }, { status: 400 }),
    });
    const { data } = await query(UPDATE, { origin });
    expect(data).toMatchObject({ updateTravelTime: { __typename: "ValidationFailed" } });
  });

  it("is never logged, whatever the API responds", async () => {
    const outcomes: readonly (() => Response)[] = [
      () => Response.json(UPDATED),
      () => Response.json({ error: "latitude" }, { status: 400 }),
      () => new Response("<h1>no</h1>", { status: 502 }),
      () => Response.json({ ranges: "nonsense" }),
    ];
    for (const outcome of outcomes) {
      const { query, log } = await start({
        "POST /api/travel-time/update": outcome,
        "GET /api/filters/by-travel-time": outcome,
        "GET /api/places": outcome,
      });
      await query(UPDATE, { origin });
      await query(`{ placesByTravelTime(origin: ${ORIGIN}) }`);
      await query(`{ places(origin: ${ORIGIN}) { nodes { id } } }`);
      expect(log.length).toBeGreaterThanOrEqual(3);
      expect(JSON.stringify(log)).not.toMatch(/8643217|3690418/);
    }
  });
});

describe("the travel time of a place", () => {
  const coordinates = { latitude: 48.85, longitude: 2.35 };
  const list = (travelTime: number | null) => () =>
    Response.json({
      data: [{ id: "1", name: "Zinc", coordinates, travelTime }],
      pagination: { total: 1, page: 1, limit: 48, pages: 1 },
    });
  const minutesOf = (data: unknown) => data as { places: { nodes: readonly { travelTime: number | null }[] } } | null;

  it("is the REST API's value when the list has an origin", async () => {
    const { query } = await start({ "GET /api/places": list(7) });
    const { data } = await query(`{ places(origin: ${ORIGIN}) { nodes { travelTime(origin: ${ORIGIN}) } } }`);
    expect(minutesOf(data)?.places.nodes).toEqual([{ travelTime: 7 }]);
  });

  it("is computed from the origin of the field when the list has no origin", async () => {
    const { query } = await start({ "GET /api/places": list(null) });
    const { data } = await query(`{ places { nodes { travelTime(origin: ${ORIGIN}) } } }`);
    expect(minutesOf(data)?.places.nodes).toEqual([{ travelTime: travelTime(FROM, coordinates, "walking") }]);
  });

  it("is null when neither the list nor the field has an origin", async () => {
    const { query } = await start({ "GET /api/places": list(null) });
    expect(minutesOf((await query("{ places { nodes { travelTime } } }")).data)?.places.nodes).toEqual([
      { travelTime: null },
    ]);
  });
});
