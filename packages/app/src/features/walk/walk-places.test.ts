import { expect, it, vi } from "vitest";
import { unreadable } from "../../graph/failure.ts";
import type { Graph } from "../../graph/graph.ts";
import { walkPlacesLoader } from "./walk-places.ts";

const withId = (id: string) => expect.objectContaining({ id });
const node = (id: string) => ({ id, name: id, placeStatus: "OPEN", media: [] });

/** A graph whose replies are sent by the test. */
function controlledGraph() {
  const listeners = new Map<string, (reply: unknown) => void>();
  const stopped: string[] = [];
  const load = ((_: unknown, variables: { readonly id: string }, listen: (reply: unknown) => void) => {
    listeners.set(variables.id, listen);
    return () => stopped.push(variables.id);
  }) as unknown as Graph["load"];
  const reply = (id: string, place: unknown, stale = false) => listeners.get(id)?.({ data: { place }, stale });
  return { load, reply, fail: (id: string) => listeners.get(id)?.(unreadable), stopped };
}

function started(ids: readonly string[]) {
  const graph = controlledGraph();
  const sendBack = vi.fn();
  const stop = walkPlacesLoader(graph)(ids, sendBack);
  return { ...graph, sendBack, stop };
}

it("the places of a walk are sent once all requests have replied; places that do not exist are left out", () => {
  const { reply, sendBack } = started(["a", "b", "c"]);
  reply("b", { place: node("b") });
  reply("c", null);
  expect(sendBack).not.toHaveBeenCalled();
  reply("a", { place: node("a") });
  const result = { places: [withId("a"), withId("b")], failedIds: [] };
  expect(sendBack).toHaveBeenCalledExactlyOnceWith({ type: "query.result", result, stale: false });
});

it("a walk without places has a result at once", () => {
  const result = { places: [], failedIds: [] };
  expect(started([]).sendBack).toHaveBeenCalledExactlyOnceWith({ type: "query.result", result, stale: false });
});

it("if some places fail, their ids are sent with the found places, followed by the failure", () => {
  const { reply, fail, sendBack } = started(["a", "b", "c", "d"]);
  fail("b");
  reply("c", null);
  fail("d");
  expect(sendBack).not.toHaveBeenCalled();
  reply("a", { place: node("a") });
  const result = { places: [withId("a")], failedIds: ["b", "d"] };
  expect(sendBack.mock.calls).toEqual([
    [{ type: "query.result", result, stale: true }],
    [{ type: "query.failure", ...unreadable }],
  ]);
});

it("if no place of a walk can be loaded and read, one failure is sent and later replies are ignored", () => {
  const failed = started(["a", "b"]);
  failed.fail("a");
  failed.fail("b");
  failed.reply("b", { place: node("b") });
  expect(failed.sendBack).toHaveBeenCalledExactlyOnceWith({ type: "query.failure", ...unreadable });
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const broken = started(["a"]);
  broken.reply("a", { place: { id: "a" } });
  expect(broken.sendBack).toHaveBeenCalledExactlyOnceWith({ type: "query.failure", ...unreadable });
  expect(logged).toHaveBeenCalledOnce();
});

it("a place from the cache stays if its newer version cannot be loaded", () => {
  const { reply, fail, sendBack } = started(["a"]);
  reply("a", { place: node("a") }, true);
  const kept = [{ type: "query.result", result: { places: [withId("a")], failedIds: [] }, stale: true }];
  expect(sendBack.mock.calls).toEqual([kept]);
  fail("a");
  expect(sendBack.mock.calls).toEqual([kept, kept, [{ type: "query.failure", ...unreadable }]]);
});

it("the places are stale until each place from the cache is loaded again", () => {
  const { reply, sendBack } = started(["a", "b", "c"]);
  reply("a", { place: node("a") }, true);
  reply("b", { place: node("b") }, true);
  reply("c", { place: node("c") });
  reply("a", { place: node("a") });
  expect(sendBack.mock.calls.map(([{ stale }]) => stale)).toEqual([true, true]);
  reply("b", { place: node("b") });
  expect(sendBack).toHaveBeenLastCalledWith(expect.objectContaining({ stale: false }));
});

it("stopping the load cancels the requests of all places, and ignores their replies", () => {
  const { reply, sendBack, stop, stopped } = started(["a", "b"]);
  stop();
  reply("a", null);
  reply("b", null);
  expect(stopped).toEqual(["a", "b"]);
  expect(sendBack).not.toHaveBeenCalled();
});
