import { expect, it } from "vitest";
import { createActor, toPromise } from "xstate";
import { problem } from "../../testing/problems.ts";
import { createGraph } from "../graph/graph.ts";
import { updateTravelTimeActor } from "./travel-time.actors.ts";

const coordinates = { latitude: 48.8643, longitude: 2.369 };

async function update(result: unknown) {
  const bodies: { variables: unknown }[] = [];
  const { call } = createGraph({
    send: async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)));
      return Response.json({ data: { updateTravelTime: result } });
    },
  });
  const actor = createActor(
    updateTravelTimeActor(call, () => "walking"),
    { input: { coordinates } },
  );
  const outcome = toPromise(actor).then(
    () => "updated",
    (error: Error) => error.message,
  );
  actor.subscribe({ error: () => {} });
  actor.start();
  return { outcome: await outcome, bodies };
}

it("the actor updateTravelTime sends the location and the transport mode to the server", async () => {
  const { outcome, bodies } = await update({ __typename: "TravelTimeUpdated" });
  expect(outcome).toBe("updated");
  expect(bodies).toMatchObject([{ variables: { origin: { ...coordinates, mode: "WALKING" } } }]);
});

it("the actor updateTravelTime fails with the message of the server when the server rejects the location", async () => {
  const { outcome } = await update(problem("VALIDATION_FAILED", "latitude must be a number"));
  expect(outcome).toBe("latitude must be a number");
});
