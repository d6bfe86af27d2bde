import { INITIAL_FILTERS } from "@flaneur/domain";
import { expect, it } from "vitest";
import { resultOf } from "../../../testing/graph-results.ts";
import { createGraph } from "../../graph/graph.ts";
import { listingVariables } from "../places/listing.ts";
import { PlacesQuery } from "../places/places.graphql.ts";

/** Sunday, 22 November 2026, 15:30. */
const NOW = { day: 20_779, minute: 930 };

const HERE = { latitude: 48.86, longitude: 2.35 };
const THERE = { latitude: 48.88, longitude: 2.3 };

/** A gateway whose travel times depend on the origin: one minute for each hundredth of a degree of its longitude. */
function gateway() {
  let requests = 0;
  const graph = createGraph({
    send: async (_, init) => {
      requests += 1;
      const { variables } = JSON.parse(String(init?.body));
      const travelTime = variables.origin === undefined ? null : Math.round(variables.origin.longitude * 100);
      const { data } = resultOf("Places", 1);
      if (!("places" in data)) throw new Error("There are no places.");
      const { places } = data;
      return Response.json({
        data: { places: { ...places, nodes: places.nodes.map((node) => ({ ...node, travelTime })) } },
      });
    },
  });
  const minutesFrom = (location: typeof HERE | null, mode: "transit" | "walking" = "transit") =>
    new Promise((resolve) => {
      const variables = listingVariables({ ...INITIAL_FILTERS, transportMode: mode }, NOW, false, location);
      const stop = graph.load(PlacesQuery, variables, (reply) => {
        if (!("data" in reply) || reply.stale) return;
        resolve(reply.data.places.nodes.map(({ travelTime }) => travelTime));
        queueMicrotask(() => stop());
      });
    });
  return { minutesFrom, requests: () => requests };
}

it("the travel times to the same places are cached separately for each location and transport mode", async () => {
  const { minutesFrom, requests } = gateway();
  expect(await minutesFrom(null)).toEqual([null]);
  expect(await minutesFrom(HERE)).toEqual([235]);
  expect(await minutesFrom(THERE)).toEqual([230]);
  expect(requests()).toBe(3);
  // Each value comes unchanged from the cache.
  expect(await minutesFrom(null)).toEqual([null]);
  expect(await minutesFrom(HERE)).toEqual([235]);
  expect(await minutesFrom(THERE)).toEqual([230]);
  expect(requests()).toBe(3);
  await minutesFrom(HERE, "walking");
  expect(requests()).toBe(4);
});
