import { describe, expect, it } from "vitest";
import { CREATE_VIEW, DELETE_VIEW, REORDER_VIEWS, UPDATE_VIEW, VIEWS } from "../testing/account-documents.ts";
import { gatewayFor, type Routes } from "../testing/rest-server.ts";
import { useUpstreams } from "../testing/upstreams.ts";

const upstream = useUpstreams();
const BEARER = { authorization: "Bearer abc" };
const FILTERS = { types: ["Bar"], tags: ["Terrace"], arrondissements: ["75011"], search: "zinc" };
const VIEW = { id: "v1", name: "Rainy Sundays", description: "With a roof", filters: FILTERS, version: 3 };
const SHOWN = { ...VIEW, filters: { ...FILTERS, maxTravelTime: null } };
const INPUT = { name: "Rainy Sundays", description: "With a roof", filters: { ...FILTERS, maxTravelTime: 30 } };
const failed =
  (status: number, more = {}) =>
  () =>
    Response.json({ error: "The server's words", ...more }, { status });
const words = (name: string, more = {}) => ({ __typename: name, message: "The server's words", ...more });

async function send(routes: Routes, document: string, variables = {}) {
  const server = await upstream(routes);
  const { query, log } = gatewayFor(server.url);
  return { ...(await query(document, variables, BEARER)), server, log };
}

describe("the views of the caller", () => {
  const NONE = { types: [], tags: [], arrondissements: [], search: "", maxTravelTime: null };
  it.each([
    ["under data", { data: [VIEW] }, SHOWN],
    ["bare", [VIEW], SHOWN],
    [
      "with a travel time",
      [{ ...VIEW, filters: { ...FILTERS, maxTravelTime: 30 } }],
      { filters: { maxTravelTime: 30 } },
    ],
    ["with an invalid travel time", [{ ...VIEW, filters: { ...FILTERS, maxTravelTime: "soon" } }], SHOWN],
    ["with filters as JSON in a string", [{ ...VIEW, filters: JSON.stringify(FILTERS) }], SHOWN],
    ["without filters", [{ id: 7, name: "Mine" }], { id: "7", description: null, version: null, filters: NONE }],
    ["with invalid filters", [{ ...VIEW, filters: "soon" }], { filters: NONE }],
    ["with some of the filters", [{ ...VIEW, filters: { types: ["Bar"] } }], { filters: { ...NONE, types: ["Bar"] } }],
    [
      "with lists in other shapes",
      [{ ...VIEW, filters: { types: "Bar", tags: '["Terrace"]', arrondissements: [11, "1er", "Lyon"] } }],
      { filters: { types: ["Bar"], tags: ["Terrace"], arrondissements: ["75011", "75001", "Lyon"], search: "" } },
    ],
  ])("are parsed when the API sends them %s", async (_, answer, expected) => {
    const { data } = await send({ "GET /api/views": () => Response.json(answer) }, VIEWS);
    expect(data).toMatchObject({ viewer: { views: [expected] } });
  });

  it("lack a view that cannot be parsed, which is logged", async () => {
    const { data, log } = await send(
      { "GET /api/views": () => Response.json({ data: [{ id: "v0" }, VIEW, "v2"] }) },
      VIEWS,
    );
    expect(data).toEqual({ viewer: { views: [SHOWN] } });
    expect(log).toMatchObject([{ what: "a view has no id or no name" }, { what: "a view has no id or no name" }]);
  });

  it("cannot be loaded once the session has ended: the error has the code UNAUTHENTICATED", async () => {
    const { errors } = await send({ "GET /api/views": failed(401) }, VIEWS);
    expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  });
});

describe("saving a view", () => {
  const echo = async (request: Request) => Response.json({ ...VIEW, ...((await request.json()) as object) });

  it("sends name, description and filters, and returns the stored view", async () => {
    const { data, server } = await send({ "POST /api/views": echo }, CREATE_VIEW, { input: INPUT });
    expect(data?.createView).toEqual({ __typename: "ViewCreated", view: { ...VIEW, ...INPUT } });
    expect(server.calls).toEqual(["POST /api/views"]);
  });

  it("omits a travel time that is not set", async () => {
    const bodies: unknown[] = [];
    const noting = async (request: Request) => {
      bodies.push(await request.json());
      return Response.json(VIEW);
    };
    await send({ "POST /api/views": noting }, CREATE_VIEW, { input: { name: "Mine", filters: {} } });
    expect(bodies).toEqual([
      { name: "Mine", description: null, filters: { types: [], tags: [], arrondissements: [], search: "" } },
    ]);
  });

  it("that exists sends the given version as If-Match, and no If-Match without a version", async () => {
    const { data, server } = await send({ "PUT /api/views/v1": echo }, UPDATE_VIEW, {
      id: "v1",
      version: 3,
      input: INPUT,
    });
    expect(data?.updateView).toMatchObject({ __typename: "ViewUpdated", view: { name: "Rainy Sundays" } });
    expect(server.requests[0]?.headers.get("if-match")).toBe('"3"');
    const unseen = await send({ "PUT /api/views/v1": echo }, UPDATE_VIEW, { id: "v1", input: INPUT });
    expect(unseen.server.requests[0]?.headers.get("if-match")).toBeNull();
  });

  it("that conflicts with a newer version returns the newer version", async () => {
    const current = { ...VIEW, name: "Sunny Sundays", version: 4 };
    const routes = { "PUT /api/views/v1": failed(412), "GET /api/views/v1": () => Response.json(current) };
    const { data, server } = await send(routes, UPDATE_VIEW, { id: "v1", version: 3, input: INPUT });
    expect(data?.updateView).toEqual(
      words("ViewConflict", { current: { id: "v1", name: "Sunny Sundays", version: 4 } }),
    );
    expect(server.calls).toEqual(["PUT /api/views/v1", "GET /api/views/v1"]);
  });

  it("that conflicts with a deletion returns ViewNotFound", async () => {
    const routes = { "PUT /api/views/v1": failed(412), "GET /api/views/v1": failed(404) };
    const { data } = await send(routes, UPDATE_VIEW, { id: "v1", version: 3, input: INPUT });
    expect(data?.updateView).toEqual(words("ViewNotFound"));
  });
});

describe("a problem with a view", () => {
  const fields = [{ field: "name", message: "must have 1 to 80 characters" }];
  const cases: readonly [string, string, string, object, number, object][] = [
    ["createView", CREATE_VIEW, "POST /api/views", { input: INPUT }, 401, words("NotSignedIn")],
    ["createView", CREATE_VIEW, "POST /api/views", { input: INPUT }, 400, words("ValidationFailed", { fields })],
    ["createView", CREATE_VIEW, "POST /api/views", { input: INPUT }, 409, words("TooManyViews")],
    ["updateView", UPDATE_VIEW, "PUT /api/views/v1", { id: "v1", input: INPUT }, 401, words("NotSignedIn")],
    ["updateView", UPDATE_VIEW, "PUT /api/views/v1", { id: "v1", input: INPUT }, 404, words("ViewNotFound")],
    [
      "updateView",
      UPDATE_VIEW,
      "PUT /api/views/v1",
      { id: "v1", input: INPUT },
      400,
      words("ValidationFailed", { fields }),
    ],
    ["deleteView", DELETE_VIEW, "DELETE /api/views/v1", { id: "v1" }, 401, words("NotSignedIn")],
    ["deleteView", DELETE_VIEW, "DELETE /api/views/v1", { id: "v1" }, 404, words("ViewNotFound")],
    ["reorderViews", REORDER_VIEWS, "POST /api/views/reorder", { ids: ["v1"] }, 401, words("NotSignedIn")],
    [
      "reorderViews",
      REORDER_VIEWS,
      "POST /api/views/reorder",
      { ids: ["v1"] },
      400,
      words("ValidationFailed", { fields }),
    ],
  ];
  it.each(cases)(
    "returned by %s has its own type in the graph, and the server's message (case %#)",
    async (field, document, call, variables, status, expected) => {
      const { data } = await send({ [call]: failed(status, { details: fields }) }, document, variables);
      expect(data?.[field]).toEqual(expected);
    },
  );

  it("is ViewNotFound for an id that would change the path of the call", async () => {
    const { data, server } = await send({}, DELETE_VIEW, { id: ".." });
    expect(data?.deleteView).toMatchObject({ __typename: "ViewNotFound" });
    expect(server.calls).toEqual([]);
  });

  it("is an error with a code if the graph has no type for the problem", async () => {
    const { errors } = await send({ "POST /api/views": failed(503) }, CREATE_VIEW, { input: INPUT });
    expect(errors).toMatchObject([{ message: "The server's words", extensions: { code: "UPSTREAM_FAILED" } }]);
  });
});

it("deleteView returns the id of the deleted view", async () => {
  const { data } = await send({ "DELETE /api/views/v1": () => Response.json({ success: true }) }, DELETE_VIEW, {
    id: "v1",
  });
  expect(data?.deleteView).toEqual({ __typename: "ViewDeleted", id: "v1" });
});

it("reorderViews sends the ids in the new order, and returns the views in this order", async () => {
  const reorder = async (request: Request) => {
    const { ids } = (await request.json()) as { ids: string[] };
    return Response.json({ data: ids.map((id) => ({ ...VIEW, id })) });
  };
  const { data } = await send({ "POST /api/views/reorder": reorder }, REORDER_VIEWS, { ids: ["v2", "v1"] });
  expect(data?.reorderViews).toEqual({ __typename: "ViewsReordered", views: [{ id: "v2" }, { id: "v1" }] });
});
