import { expect, it, vi } from "vitest";
import { unreadable } from "../../graph/failure.ts";
import type { Graph } from "../../graph/graph.ts";
import { walkPlacesLoader } from "./walk-places.ts";

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
  const found = [expect.objectContaining({ id: "a" }), expect.objectContaining({ id: "b" })];
  expect(sendBack).toHaveBeenCalledExactlyOnceWith({ type: "query.result", result: found, stale: false });
});

it("a walk without places has a result at once", () => {
  expect(started([]).sendBack).toHaveBeenCalledExactlyOnceWith({ type: "query.result", result: [], stale: false });
});

it("a place that cannot be loaded or read is one failure, whatever arrives afterwards", () => {
  const failed = started(["a", "b"]);
  failed.fail("a");
  failed.fail("b");
  expect(failed.sendBack).toHaveBeenCalledExactlyOnceWith({ type: "query.failure", ...unreadable });
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const broken = started(["a"]);
  broken.reply("a", { place: { id: "a" } });
  expect(broken.sendBack).toHaveBeenCalledExactlyOnceWith({ type: "query.failure", ...unreadable });
  expect(logged).toHaveBeenCalledOnce();
});

it("stopping the load cancels the requests of all places, and ignores their replies", () => {
  const { reply, sendBack, stop, stopped } = started(["a", "b"]);
  stop();
  reply("a", null);
  reply("b", null);
  expect(stopped).toEqual(["a", "b"]);
  expect(sendBack).not.toHaveBeenCalled();
});
