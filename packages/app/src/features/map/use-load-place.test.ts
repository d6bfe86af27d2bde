import { expect, it, vi } from "vitest";
import { unreadable } from "../../graph/failure.ts";
import type { Graph } from "../../graph/graph.ts";
import { loadPlace } from "./use-load-place.ts";

/** A graph whose replies are sent by the test. No place has the requested id. */
function controlledGraph() {
  const stop = vi.fn();
  let listen: (reply: unknown) => void = () => {};
  const graph = {
    load: (_: unknown, __: unknown, next: typeof listen) => {
      listen = next;
      return stop;
    },
  } as unknown as Graph;
  return {
    graph,
    stop,
    reply: (stale: boolean) => listen({ data: { place: null }, stale }),
    fail: () => listen(unreadable),
  };
}

it("the map gets the cached result for a place at once, and the request ends with the server's reply", async () => {
  const { graph, stop, reply } = controlledGraph();
  const loaded = loadPlace(graph, () => false, "a", new AbortController().signal);
  reply(true);
  expect(await loaded).toBeNull();
  expect(stop).not.toHaveBeenCalled();
  reply(false);
  await Promise.resolve();
  expect(stop).toHaveBeenCalledOnce();
});

it("the request for a place of the map ends when it fails", async () => {
  const { graph, stop, fail } = controlledGraph();
  const loaded = loadPlace(graph, () => false, "a", new AbortController().signal);
  fail();
  await expect(loaded).rejects.toThrow("The place 'a' was not loaded: unexpected.");
  expect(stop).toHaveBeenCalledOnce();
});

it("the request for a place of the map ends when it is cancelled", () => {
  const { graph, stop } = controlledGraph();
  const selection = new AbortController();
  void loadPlace(graph, () => false, "a", selection.signal);
  selection.abort();
  expect(stop).toHaveBeenCalledOnce();
});
