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

const RIVOLI = {
  text: "10 Rue de Rivoli",
  kind: "address",
  postcode: "75004",
  address: "10 Rue de Rivoli, 75004 Paris, France",
  latitude: 48.8555,
  longitude: 2.3604,
  isApproximate: true,
};
const QUERY = "{ text kind postcode address coordinates { latitude longitude } isApproximate }";

describe("address suggestions", () => {
  it("are loaded in one call, with coordinates and the enum names of the graph", async () => {
    const withoutPostcode = { ...RIVOLI, postcode: null };
    const { server, query } = await start({
      "GET /api/geocode/suggest": () => Response.json({ suggestions: [RIVOLI, withoutPostcode] }),
    });
    const { data } = await query(`{ addressSuggestions(typed: "10 rue de r") ${QUERY} }`);
    const { latitude, longitude, ...rest } = RIVOLI;
    const shown = { ...rest, kind: "ADDRESS", coordinates: { latitude, longitude } };
    expect(data).toEqual({ addressSuggestions: [shown, { ...shown, postcode: null }] });
    expect(server.calls).toEqual(["GET /api/geocode/suggest?q=10+rue+de+r"]);
  });

  it("have the kind SIGHT if the API sends an unknown kind, such as the name of an inherited member", async () => {
    const suggestions = ["airport", "constructor"].map((kind) => ({ ...RIVOLI, kind }));
    const { query } = await start({ "GET /api/geocode/suggest": () => Response.json({ suggestions }) });
    const { data } = await query('{ addressSuggestions(typed: "orly") { kind } }');
    expect(data).toEqual({ addressSuggestions: [{ kind: "SIGHT" }, { kind: "SIGHT" }] });
  });

  it("are empty for a blank text, without a call", async () => {
    const { server, query } = await start({});
    expect((await query('{ addressSuggestions(typed: "  ") { text } }')).data).toEqual({ addressSuggestions: [] });
    expect(server.calls).toEqual([]);
  });

  it.each([
    ["of more than 200 characters", "a".repeat(201)],
    ["that normalisation makes long", "\ufdfa".repeat(199)],
  ])("are refused for a text %s, without a call", async (_, typed) => {
    const { server, query } = await start({});
    const { errors } = await query(`{ addressSuggestions(typed: "${typed}") { text } }`);
    expect(errors).toMatchObject([
      { message: "typed must have at most 200 characters", extensions: { code: "BAD_USER_INPUT" } },
    ]);
    expect(server.calls).toEqual([]);
  });

  it("fail when the API returns an unreadable response, and the typed text is not logged", async () => {
    const { query, log } = await start({ "GET /api/geocode/suggest": () => Response.json({ suggestions: 7 }) });
    const { errors } = await query('{ addressSuggestions(typed: "48.8643217") { text } }');
    expect(errors).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain("8643217");
  });
});
