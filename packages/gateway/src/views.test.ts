import { describe, expect, it } from "vitest";
import {
  CREATE_VIEW,
  DELETE_VIEW,
  MOVE_VIEW,
  REORDER_VIEWS,
  UPDATE_VIEW,
  VIEWS,
} from "../testing/account-documents.ts";
import { gatewayFor, type Routes } from "../testing/rest-server.ts";
import { useUpstreams } from "../testing/upstreams.ts";

const upstream = useUpstreams();
const BEARER = { authorization: "Bearer abc" };
const FILTERS = { types: ["Bar"], tags: ["Terrace"], arrondissements: ["75011"], search: "zinc" };
const VIEW = { id: "v1", name: "Rainy Sundays", description: "With a roof", filters: FILTERS };
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
    ["without filters", [{ id: 7, name: "Mine" }], { id: "7", description: null, filters: NONE }],
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

  it("that exists sends only the fields that change", async () => {
    const bodies: unknown[] = [];
    const noting = async (request: Request) => {
      bodies.push(await request.json());
      return Response.json(VIEW);
    };
    const { data, server } = await send({ "PATCH /api/views/v1": noting }, UPDATE_VIEW, { id: "v1", name: "Late" });
    await send({ "PATCH /api/views/v1": noting }, UPDATE_VIEW, { id: "v1", description: null });
    await send({ "PATCH /api/views/v1": noting }, UPDATE_VIEW, { id: "v1", filters: { search: "zinc" } });
    expect(bodies).toEqual([
      { name: "Late" },
      { description: null },
      { filters: { types: [], tags: [], arrondissements: [], search: "zinc" } },
    ]);
    expect(data?.updateView).toMatchObject({ __typename: "ViewUpdated", view: { id: "v1" } });
    expect(server.calls).toEqual(["PATCH /api/views/v1"]);
  });
});

describe("a problem with a view", () => {
  const fields = [{ field: "name", message: "must have 1 to 80 characters" }];
  const cases: readonly [string, string, string, object, number, object][] = [
    ["createView", CREATE_VIEW, "POST /api/views", { input: INPUT }, 401, words("NotSignedIn")],
    ["createView", CREATE_VIEW, "POST /api/views", { input: INPUT }, 400, words("ValidationFailed", { fields })],
    ["createView", CREATE_VIEW, "POST /api/views", { input: INPUT }, 409, words("TooManyViews")],
    ["updateView", UPDATE_VIEW, "PATCH /api/views/v1", { id: "v1", name: "Late" }, 401, words("NotSignedIn")],
    ["updateView", UPDATE_VIEW, "PATCH /api/views/v1", { id: "v1", name: "Late" }, 404, words("ViewNotFound")],
    [
      "updateView",
      UPDATE_VIEW,
      "PATCH /api/views/v1",
      { id: "v1", name: "" },
      400,
      words("ValidationFailed", { fields }),
    ],
    ["deleteView", DELETE_VIEW, "DELETE /api/views/v1", { id: "v1" }, 401, words("NotSignedIn")],
    ["deleteView", DELETE_VIEW, "DELETE /api/views/v1", { id: "v1" }, 404, words("ViewNotFound")],
    ["moveView", MOVE_VIEW, "POST /api/views/v1/move", { id: "v1" }, 401, words("NotSignedIn")],
    ["moveView", MOVE_VIEW, "POST /api/views/v1/move", { id: "v1" }, 404, words("ViewNotFound")],
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

it("moveView sends the view that follows, and returns the views in their new order", async () => {
  const bodies: unknown[] = [];
  const move = async (request: Request) => {
    bodies.push(await request.json());
    return Response.json({ data: [{ ...VIEW, id: "v2" }, VIEW] });
  };
  const { data } = await send({ "POST /api/views/v2/move": move }, MOVE_VIEW, { id: "v2", before: "v1" });
  await send({ "POST /api/views/v2/move": move }, MOVE_VIEW, { id: "v2" });
  expect(bodies).toEqual([{ before: "v1" }, { before: null }]);
  expect(data?.moveView).toEqual({ __typename: "ViewsReordered", views: [{ id: "v2" }, { id: "v1" }] });
});

it("reorderViews sends the ids in the new order, and returns the views in this order", async () => {
  const reorder = async (request: Request) => {
    const { ids } = (await request.json()) as { ids: string[] };
    return Response.json({ data: ids.map((id) => ({ ...VIEW, id })) });
  };
  const { data } = await send({ "POST /api/views/reorder": reorder }, REORDER_VIEWS, { ids: ["v2", "v1"] });
  expect(data?.reorderViews).toEqual({ __typename: "ViewsReordered", views: [{ id: "v2" }, { id: "v1" }] });
});
