import { NO_SAVED_FILTERS, type View } from "@flaneur/domain";
import { describe, expect, it, vi } from "vitest";
import { createActor, setup } from "xstate";
import { settled } from "../../../testing/held-calls.ts";
import { problem } from "../../../testing/problems.ts";
import { unreadable } from "../../graph/failure.ts";
import type { GraphCall } from "../../graph/graph-call.ts";
import { Refused } from "../../graph/problem.ts";
import type { QueryEvent } from "../../query/query.machine.ts";
import type { ViewChange } from "./view-changes.ts";
import { viewChangeActor, viewListActor } from "./views.actors.ts";
import type { ViewsEvent } from "./views.events.ts";

const VIEW: View = { id: "v1", name: "Rainy", description: null, filters: NO_SAVED_FILTERS };
const NODE = { ...VIEW, __typename: "View", filters: { ...NO_SAVED_FILTERS, __typename: "ViewFilters" } };
const DRAFT = { name: "Rainy", description: null, filters: { ...NO_SAVED_FILTERS, types: ["Bar"], maxTravelTime: 30 } };
const CREATE: ViewChange = { kind: "create", draft: DRAFT };
const UPDATE: ViewChange = { kind: "update", id: "v1", change: DRAFT };
const DELETE: ViewChange = { kind: "delete", id: "v1" };
const MOVE: ViewChange = { kind: "move", move: { id: "v2", before: "v1" } };

const answering = (data: unknown) => {
  const sent: unknown[] = [];
  const call = (async (_: unknown, variables: unknown) => {
    sent.push(variables);
    return data instanceof Error ? { failure: { message: data.message, retry: "none" }, timedOut: false } : { data };
  }) as unknown as GraphCall;
  return { call, sent };
};

/** Runs the actor of a change. Returns the events that it sends back, and the variables that it sends to the server. */
async function change(input: ViewChange, data: unknown) {
  const { call, sent } = answering(data);
  const events: ViewsEvent[] = [];
  const machine = setup({
    types: { events: {} as ViewsEvent },
    actors: { change: viewChangeActor(call) },
  }).createMachine({
    invoke: { src: "change", input: { key: "k", change: input } },
    on: {
      "views.changed": { actions: ({ event }) => void events.push(event) },
      "views.failed": { actions: ({ event }) => void events.push(event) },
    },
  });
  createActor(machine).start();
  await vi.dynamicImportSettled();
  await settled();
  return { events, sent };
}

describe("a change of a view", () => {
  it.each([
    ["createView", "ViewCreated", CREATE, { view: NODE }, { kind: "saved", view: VIEW }],
    ["updateView", "ViewUpdated", UPDATE, { view: NODE }, { kind: "saved", view: VIEW }],
    ["deleteView", "ViewDeleted", DELETE, { id: "v1" }, { kind: "deleted", id: "v1" }],
    ["deleteView", "VIEW_NOT_FOUND", DELETE, { message: "?" }, { kind: "deleted", id: "v1" }],
    ["moveView", "ViewsReordered", MOVE, { views: [NODE] }, { kind: "reordered", views: [VIEW] }],
  ])("returns the new state when the result of %s is %s", async (field, name, input, fields, result) => {
    const { events } = await change(input, { [field]: { __typename: name, ...fields } });
    expect(events).toEqual([{ type: "views.changed", key: "k", result }]);
  });

  it("sends all fields of a new view, and the changed fields of a saved one", async () => {
    const input = { name: "Rainy", description: null, filters: DRAFT.filters };
    expect((await change(CREATE, {})).sent).toEqual([{ input }]);
    expect((await change(UPDATE, {})).sent).toEqual([{ id: "v1", ...input }]);
    const renamed = await change({ kind: "update", id: "v1", change: { name: "Sunny" } }, {});
    expect(renamed.sent).toEqual([{ id: "v1", name: "Sunny" }]);
    expect((await change(MOVE, {})).sent).toEqual([{ id: "v2", before: "v1" }]);
  });

  it.each([
    ["createView", "NOT_SIGNED_IN", CREATE],
    ["createView", "VALIDATION_FAILED", CREATE],
    ["createView", "TOO_MANY_VIEWS", CREATE],
    ["updateView", "NOT_SIGNED_IN", UPDATE],
    ["updateView", "VIEW_NOT_FOUND", UPDATE],
    ["updateView", "VALIDATION_FAILED", UPDATE],
    ["deleteView", "NOT_SIGNED_IN", DELETE],
    ["moveView", "NOT_SIGNED_IN", MOVE],
    ["moveView", "VIEW_NOT_FOUND", MOVE],
  ] as const)("fails when the result of %s is %s", async (field, code, input) => {
    const { events } = await change(input, { [field]: problem(code) });
    expect(events).toEqual([{ type: "views.failed", key: "k", error: new Refused(problem(code)) }]);
  });

  it.each([
    ["an unknown type of result", { createView: { __typename: "Perhaps" } }],
    ["no result", {}],
    ["a failure", new Error("down")],
  ])("reports a failure without an exception when the response is %s", async (_, data) => {
    expect((await change(CREATE, data)).events).toMatchObject([{ type: "views.failed", error: expect.any(Error) }]);
  });
});

describe("the list of views", () => {
  async function load(data: unknown) {
    const events: QueryEvent<null, readonly View[]>[] = [];
    const machine = setup({
      types: { events: {} as QueryEvent<null, readonly View[]> },
      actors: { load: viewListActor(answering(data).call) },
    }).createMachine({
      invoke: { src: "load", input: { variables: null } },
      on: {
        "query.result": { actions: ({ event }) => void events.push(event) },
        "query.failure": { actions: ({ event }) => void events.push(event) },
      },
    });
    createActor(machine).start();
    await vi.dynamicImportSettled();
    await settled();
    return events;
  }

  it.each([
    ["as the graph sends it", { viewer: { views: [NODE] } }, [VIEW]],
    ["empty without a user", { viewer: null }, []],
  ])("is returned %s", async (_, data, result) => {
    expect(await load(data)).toEqual([{ type: "query.result", result, stale: false }]);
  });

  it("is a failure when the request fails", async () => {
    expect(await load(new Error("down"))).toMatchObject([{ type: "query.failure", failure: { retry: "none" } }]);
  });

  it("is a failure when the response does not match the schema", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    expect(await load({ viewer: { views: [{ id: "v1" }] } })).toEqual([{ type: "query.failure", ...unreadable }]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
