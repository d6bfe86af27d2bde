import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { settled } from "../../../testing/held-calls.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { earlierLinkMachine } from "./earlier-link.machine.ts";

const URL_OF_VIEW = "/views/0Zr3mK1xQw5cVd8TnP2yLg";

function start(load: (viewId: string) => Promise<string | null>, end: () => Promise<void> = async () => {}) {
  const ended: string[] = [];
  const machine = earlierLinkMachine.provide({
    actors: {
      load: fromPromise(({ input }: { readonly input: string }) => load(input)),
      end: fromPromise(({ input }: { readonly input: string }) => {
        ended.push(input);
        return end();
      }),
    },
  });
  const actor = createActor(machine).start();
  return {
    send: actor.send,
    ended,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe("the earlier link of a view", () => {
  it("is shown when the dialog opens, and ends after a confirmation", async () => {
    const { send, ended, state, context } = start(async () => URL_OF_VIEW);
    send({ type: "earlierLink.open", viewId: "v1" });
    await settled();
    expect([state(), context().url]).toEqual(["shown", URL_OF_VIEW]);
    send({ type: "earlierLink.end" });
    send({ type: "earlierLink.ask" });
    send({ type: "earlierLink.keep" });
    send({ type: "earlierLink.end" });
    expect(ended).toEqual([]);
    send({ type: "earlierLink.ask" });
    send({ type: "earlierLink.end" });
    send({ type: "earlierLink.end" });
    await settled();
    expect([state(), ended]).toEqual(["ended", ["v1"]]);
  });

  it.each([
    ["the view has none", () => Promise.resolve<string | null>(null)],
    ["it cannot be loaded", () => Promise.reject<string | null>(new Error("503"))],
  ])("is absent if %s", async (_, load) => {
    const { send, state } = start(load);
    send({ type: "earlierLink.open", viewId: "v1" });
    await settled();
    expect(state()).toBe("absent");
  });

  it("is still shown after ending it has failed, and can be ended again", async () => {
    let attempts = 0;
    const { send, state, context } = start(
      async () => URL_OF_VIEW,
      async () => {
        attempts += 1;
        if (attempts === 1) throw new Error("503");
      },
    );
    send({ type: "earlierLink.open", viewId: "v1" });
    await settled();
    send({ type: "earlierLink.ask" });
    send({ type: "earlierLink.end" });
    await settled();
    expect([state(), context().hasFailed]).toEqual(["asking", true]);
    send({ type: "earlierLink.end" });
    await settled();
    expect([state(), context().hasFailed]).toEqual(["ended", false]);
  });

  it("is that of the view whose dialog was opened last", async () => {
    const first = Promise.withResolvers<string | null>();
    const { send, state } = start((id) => (id === "v1" ? first.promise : Promise.resolve(null)));
    send({ type: "earlierLink.open", viewId: "v1" });
    send({ type: "earlierLink.close" });
    send({ type: "earlierLink.open", viewId: "v2" });
    first.resolve(URL_OF_VIEW);
    await settled();
    expect(state()).toBe("absent");
  });

  it("takes every transition of its machine", () => {
    const machine = earlierLinkMachine.provide({
      actors: {
        load: fromPromise<string | null, string>(() => new Promise(() => {})),
        end: fromPromise<void, string>(() => new Promise(() => {})),
      },
    });
    const faults = walkTransitions(machine, {
      events: [
        { type: "earlierLink.open", viewId: "v1" },
        { type: "earlierLink.ask" },
        { type: "earlierLink.keep" },
        { type: "earlierLink.end" },
        { type: "earlierLink.close" },
      ],
      ignored: {
        "earlierLink.absent": ["earlierLink.ask", "earlierLink.keep", "earlierLink.end"],
        "earlierLink.loading": ["earlierLink.ask", "earlierLink.keep", "earlierLink.end"],
        "earlierLink.shown": ["earlierLink.keep", "earlierLink.end"],
        "earlierLink.asking": ["earlierLink.ask"],
        "earlierLink.ending": ["earlierLink.ask", "earlierLink.keep", "earlierLink.end"],
        "earlierLink.ended": ["earlierLink.ask", "earlierLink.keep", "earlierLink.end"],
      },
      carried: { "xstate.done.actor.0.earlierLink.loading": { output: URL_OF_VIEW } },
      distinguish: ({ context }) => [context.url === "", context.hasFailed],
    });
    expect(faults.filter((fault) => !fault.includes("alternative 2"))).toEqual([]);
  });
});
