import { expect, it } from "vitest";
import { createGraph } from "../../graph/graph.ts";
import { loadReach, type Reach } from "./load-reach.ts";

const FROM = { latitude: 48.8643, longitude: 2.369 };

function start(answer: () => Response) {
  const bodies: unknown[] = [];
  const graph = createGraph({
    send: async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return answer();
    },
  });
  const loaded: Reach[] = [];
  const stop = loadReach({ graph, from: FROM, mode: "walking" }, (reach) => loaded.push(reach));
  return { bodies, loaded, stop };
}

it("the number of places within each travel time is loaded for the transport mode", async () => {
  const reach = [{ __typename: "TravelTimeReach", minutes: 20, count: 412 }];
  const travelTimeRanges = { __typename: "TravelTimeRanges", min: 10, max: 120, step: 5, reach };
  const { bodies, loaded } = start(() => Response.json({ data: { travelTimeRanges } }));
  await expect.poll(() => loaded).toHaveLength(1);
  expect([loaded[0]?.(20), loaded[0]?.(25)]).toEqual([412, null]);
  expect(bodies).toMatchObject([{ variables: { origin: { ...FROM, mode: "WALKING" } } }]);
});

it("no number of places is reported when the request fails", async () => {
  const { bodies, loaded } = start(() => Response.json({ errors: [{ message: "no" }] }));
  await expect.poll(() => bodies).toHaveLength(1);
  expect(loaded).toEqual([]);
});
