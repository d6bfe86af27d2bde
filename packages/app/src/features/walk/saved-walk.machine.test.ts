import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { savedWalkMachine } from "./saved-walk.machine.ts";

function start() {
  const saves: { readonly walk: string | null; readonly end: PromiseWithResolvers<void> }[] = [];
  const save = fromPromise<void, string | null>(({ input }) => {
    const end = Promise.withResolvers<void>();
    saves.push({ walk: input, end });
    return end.promise;
  });
  const actor = createActor(savedWalkMachine.provide({ actors: { save } })).start();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    actor,
    sent: () => saves.map(({ walk }) => walk),
    context: () => actor.getSnapshot().context,
    done: async () => {
      saves.at(-1)?.end.resolve();
      await settle();
    },
    fail: async () => {
      saves.at(-1)?.end.reject(new Error("503"));
      await settle();
    },
  };
}

describe("the walk of a list", () => {
  it("is saved once for several changes during a save, as it is after the last of them", async () => {
    const { actor, sent, context, done } = start();
    for (const walk of ["places=a", "places=b", "places=c"]) actor.send({ type: "walk.save", walk });
    expect(sent()).toEqual(["places=a"]);
    await done();
    expect([sent(), context().saved]).toEqual([["places=a", "places=c"], "places=a"]);
    await done();
    expect([context().saved, actor.getSnapshot().value]).toEqual(["places=c", "idle"]);
  });

  it("keeps the reason why it was not saved until it is saved again", async () => {
    const { actor, sent, context, fail, done } = start();
    actor.send({ type: "walk.save", walk: "places=a" });
    actor.send({ type: "walk.save", walk: "places=b" });
    await fail();
    expect(context()).toMatchObject({ saved: undefined, error: new Error("503") });
    actor.send({ type: "walk.retry" });
    expect([sent(), context().error]).toEqual([["places=a", "places=b"], null]);
    await done();
    expect(context().saved).toBe("places=b");
  });

  it("is removed like any other change", async () => {
    const { actor, sent, context, done } = start();
    actor.send({ type: "walk.save", walk: null });
    await done();
    expect([sent(), context().saved]).toEqual([[null], null]);
  });

  it("is saved by a machine that handles every event and can take every transition", () => {
    const save = fromPromise<void, string | null>(() => new Promise(() => {}));
    const faults = walkTransitions(savedWalkMachine.provide({ actors: { save } }), {
      events: [{ type: "walk.save", walk: "places=a" }, { type: "walk.save", walk: null }, { type: "walk.retry" }],
      ignored: { "savedWalk.saving": ["walk.retry"] },
      distinguish: ({ context }) => [context.wanted === context.sent],
    });
    expect(faults).toEqual([]);
  });
});
