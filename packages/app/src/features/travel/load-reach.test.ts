import type { TransportMode } from "@flaneur/domain";
import { expect, it } from "vitest";
import { createGraph } from "../../graph/graph.ts";
import { loadReach, type Reach } from "./load-reach.ts";

const FROM = { latitude: 48.8643, longitude: 2.369 };

/** A graph that finds 412 places within 20 minutes on foot, and fails for the other modes of transport. */
function start() {
  const origins: unknown[] = [];
  const reach = [{ __typename: "TravelTimeReach", minutes: 20, count: 412 }];
  const travelTimeRanges = { __typename: "TravelTimeRanges", min: 10, max: 120, step: 5, reach };
  const graph = createGraph({
    send: async (_, init) => {
      const { origin } = JSON.parse(String(init?.body)).variables;
      origins.push(origin);
      return Response.json(
        origin.mode === "WALKING" ? { data: { travelTimeRanges } } : { errors: [{ message: "no" }] },
      );
    },
  });
  const load = (mode: TransportMode) => {
    const loaded: Reach[] = [];
    loadReach({ graph, from: FROM, mode }, (reach) => loaded.push(reach));
    return loaded;
  };
  return { origins, load };
}

it("the number of places within each travel time is loaded for the transport mode", async () => {
  const { origins, load } = start();
  const loaded = load("walking");
  await expect.poll(() => loaded).toHaveLength(1);
  expect([loaded[0]?.(20), loaded[0]?.(25)]).toEqual([412, null]);
  expect(origins).toEqual([{ ...FROM, mode: "WALKING" }]);
});

it("no number of places is reported when the request fails", async () => {
  const { origins, load } = start();
  const failed = load("transit");
  // The responses arrive in the order of the requests.
  const later = load("walking");
  await expect.poll(() => later).toHaveLength(1);
  expect([origins.length, failed]).toEqual([2, []]);
});
