import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createActor, toPromise } from "xstate";
import { createGeocoder, GeocodingError, type GeocodingQuery, geocodeActor } from "./geocoder.ts";

type Answer = (response: ServerResponse, query: URLSearchParams) => void;

const closing: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) close();
});

const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const html =
  (status: number): Answer =>
  (response) =>
    void response.writeHead(status, { "content-type": "text/html" }).end("<!doctype html><h1>Bad gateway</h1>");

/** Starts a server that sends the response of the test to every request. */
async function serve(path: string, answer: Answer) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(response, new URL(request.url ?? "", "http://stand-in").searchParams);
  }).listen(0, "127.0.0.1");
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${path}`, requests };
}

/** A result in the shape of Google's response for an address, with the values of a place in Paris. */
const GOOGLE_RESULT = {
  address_components: [{ long_name: "10", short_name: "10", types: ["street_number"] }],
  formatted_address: "10 Rue des Archives, 75004 Paris, France",
  geometry: {
    bounds: { northeast: { lat: 48.8577, lng: 2.3543 }, southwest: { lat: 48.8573, lng: 2.3539 } },
    location: { lat: 48.8575, lng: 2.3541 },
    location_type: "ROOFTOP",
    viewport: { northeast: { lat: 48.8588, lng: 2.3561 }, southwest: { lat: 48.8561, lng: 2.352 } },
  },
  navigation_points: [{ location: { latitude: 48.8575, longitude: 2.3541 } }],
  place_id: "ChIJ-stand-in",
  types: ["street_address"],
};

/** A result in the shape of our own geocoder, which omits some of Google's fields. */
const OWN_RESULT = {
  formatted_address: "10 Rue des Archives, 75004 Paris, France",
  geometry: {
    location: { lat: 48.8575, lng: 2.3541 },
    location_type: "ROOFTOP",
    viewport: { northeast: { lat: 48.8588, lng: 2.3561 }, southwest: { lat: 48.8561, lng: 2.352 } },
  },
  place_id: "address:75004-rue-des-archives-10",
  types: ["street_address"],
  address_components: [],
};

const FOUND = {
  formattedAddress: "10 Rue des Archives, 75004 Paris, France",
  coordinates: { latitude: 48.8575, longitude: 2.3541 },
};
const ADDRESS: GeocodingQuery = { address: "10 Rue des Archives, 75004, Paris, France" };
const POINT: GeocodingQuery = { coordinates: { latitude: 48.8575, longitude: 2.3541 } };

describe.each([
  { provider: "Google", key: "a-key", path: "/maps/api/geocode/json", result: GOOGLE_RESULT },
  { provider: "our own server", key: null, path: "/api/geocode/json", result: OWN_RESULT },
])("geocoding by $provider", ({ key, path, result }) => {
  async function geocode(query: GeocodingQuery, answer: Answer, deadlineMs?: number) {
    const { url, requests } = await serve(path, answer);
    const geocoder = createGeocoder({ send: fetch, key, url, ...(deadlineMs !== undefined && { deadlineMs }) });
    const actor = createActor(geocodeActor(geocoder), { input: query });
    actor.subscribe({ error: () => {} });
    const output = toPromise(actor);
    actor.start();
    const settled = await output.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    return { ...settled, request: requests[0] };
  }
  const askedFor = (request: IncomingMessage | undefined) => {
    const { pathname, searchParams } = new URL(request?.url ?? "", "http://stand-in");
    return { pathname, ...Object.fromEntries(searchParams) };
  };
  const withKey = key === null ? {} : { key };

  it("returns the first result of an address", async () => {
    const found = await geocode(ADDRESS, json({ status: "OK", results: [result, { other: true }] }));
    expect(found).toMatchObject({ value: FOUND });
    expect(askedFor(found.request)).toEqual({
      pathname: path,
      address: "10 Rue des Archives, 75004, Paris, France",
      ...withKey,
    });
  });

  it.each([
    [{ partial_match: true }, "partial"],
    [{ partial_match: true, geometry: { ...result.geometry, location_type: "RANGE_INTERPOLATED" } }, "estimated"],
    [{}, "exact"],
  ])("reports how well the result matches the address: %j", async (differing, match) => {
    const found = await geocode(ADDRESS, json({ status: "OK", results: [{ ...result, ...differing }] }));
    expect(found).toMatchObject({ value: { match } });
  });

  it("returns the address of a point", async () => {
    const found = await geocode(POINT, json({ status: "OK", results: [result] }));
    expect(found).toMatchObject({ value: FOUND });
    expect(askedFor(found.request)).toEqual({ pathname: path, latlng: "48.8575,2.3541", ...withKey });
  });

  it.each([{ status: "ZERO_RESULTS", results: [] }, { status: "OK", results: [] }, { status: "OK" }])(
    "finds nothing when the answer is %j, and logs nothing",
    async (body) => {
      const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
      expect(await geocode(ADDRESS, json(body))).toMatchObject({ value: null });
      expect(warned).not.toHaveBeenCalled();
    },
  );

  it.each([
    [200, "OVER_QUERY_LIMIT"],
    [200, "OVER_DAILY_LIMIT"],
    [200, "REQUEST_DENIED"],
    [200, "UNKNOWN_ERROR"],
    [400, "INVALID_REQUEST"],
    [429, "OVER_QUERY_LIMIT"],
  ])("finds nothing when the answer is HTTP %i with %s, and logs the reason", async (httpStatus, status) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const body = { status, error_message: "Not today.", results: [] };
    expect(await geocode(ADDRESS, json(body, httpStatus))).toMatchObject({ value: null });
    expect(String(warned.mock.calls[0]?.[0])).toContain(`The geocoder refused: ${status} Not today.`);
  });

  it.each<[string, Answer]>([
    ["a 500 with {error}", json({ error: "The database is away.", code: "internal" }, 500)],
    ["a 503 with {status}", json({ status: "error" }, 503)],
    ["a 502 with HTML", html(502)],
    ["a 429 without a status", json({ error: "Slow down.", code: "too_many_requests" }, 429)],
    ["HTML with status 200", html(200)],
    ["JSON that is no object", json(["OK"])],
    ["a status that is no text", json({ status: 1, results: [] })],
    ["a result that is no object", json({ status: "OK", results: ["here"] })],
    ["a result without geometry", json({ status: "OK", results: [{ formatted_address: "Paris" }] })],
    [
      "coordinates that are not numbers",
      json({ status: "OK", results: [{ ...result, geometry: { location: { lat: "48.85", lng: 2.35 } } }] }),
    ],
    [
      "a latitude above 90 degrees",
      json({ status: "OK", results: [{ ...result, geometry: { location: { lat: 91, lng: 2.35 } } }] }),
    ],
    ["a result without its address", json({ status: "OK", results: [{ geometry: result.geometry }] })],
  ])("fails after %s", async (_, answer) => {
    const settled = await geocode(ADDRESS, answer);
    expect(settled).toMatchObject({ error: expect.any(GeocodingError) });
  });

  it("fails when the server closes the connection", async () => {
    expect(await geocode(ADDRESS, (response) => response.destroy())).toMatchObject({ error: expect.any(TypeError) });
  });

  it("fails at its timeout when the server sends nothing or an incomplete response", async () => {
    const silent = await geocode(ADDRESS, () => {}, 50);
    const halting = await geocode(ADDRESS, (response) => void response.writeHead(200).write('{"status":'), 50);
    expect(silent).toMatchObject({ error: { name: "TimeoutError" } });
    expect(halting).toHaveProperty("error");
  });

  it("cancels the request when it is stopped", async () => {
    const arrived = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const { url } = await serve(path, (response) => {
      arrived.resolve();
      response.on("close", ended.resolve);
    });
    const actor = createActor(geocodeActor(createGeocoder({ send: fetch, key, url })), { input: ADDRESS }).start();
    await arrived.promise;
    actor.stop();
    await ended.promise;
    expect(actor.getSnapshot().status).toBe("stopped");
  });
});

describe("the URL of the geocoder", () => {
  it.each([
    ["a-key", "https://maps.googleapis.com/maps/api/geocode/json?address=Louvre&key=a-key"],
    [null, "/api/geocode/json?address=Louvre"],
  ])("with the key %j is %s", async (key, expected) => {
    const asked: string[] = [];
    const send: typeof fetch = async (input) => {
      asked.push(String(input));
      return Response.json({ status: "ZERO_RESULTS", results: [] });
    };
    await createGeocoder({ send, key })({ address: "Louvre" });
    expect(asked).toEqual([expected]);
  });
});
