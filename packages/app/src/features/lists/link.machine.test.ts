import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { type LinkInput, linkMachine, nameOf } from "./link.machine.ts";
import type { ShareLink } from "./link-calls.ts";

const SHARED = { id: "l1" };
const LINK: ShareLink = { url: "/lists/abc", sharedBy: "Camille" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(copy: () => Promise<void> = async () => {}) {
  const calls: { readonly input: LinkInput; readonly end: PromiseWithResolvers<ShareLink | null> }[] = [];
  const machine = linkMachine.provide({
    actors: {
      call: fromPromise<ShareLink | null, LinkInput>(({ input }) => {
        const end = Promise.withResolvers<ShareLink | null>();
        calls.push({ input, end });
        return end.promise;
      }),
      copy: fromPromise<void, string>(copy),
    },
  });
  const actor = createActor(machine).start();
  return {
    send: actor.send,
    calls,
    context: () => actor.getSnapshot().context,
    isReady: () => actor.getSnapshot().matches("ready"),
    done: async (link: ShareLink | null) => {
      calls.at(-1)?.end.resolve(link);
      await vi.advanceTimersByTimeAsync(0);
    },
    refuse: async () => {
      calls.at(-1)?.end.reject(new Error("503"));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe("sharing by a link", () => {
  it("creates the link with the typed name, without the spaces around it", async () => {
    const { send, calls, context, done } = start();
    send({ type: "link.open", shared: SHARED });
    await done(null);
    expect(context()).toMatchObject({ link: null, isLoaded: true });
    send({ type: "link.name", sharedBy: " Camille " });
    send({ type: "link.submit" });
    expect(calls.at(-1)?.input).toEqual({ task: "share", shared: SHARED, sharedBy: "Camille" });
    await done(LINK);
    expect(context()).toMatchObject({ link: LINK, done: "created" });
  });

  it("shows the existing link and its name", async () => {
    const { send, context, done } = start();
    send({ type: "link.open", shared: SHARED });
    await done(LINK);
    expect([context(), nameOf(context())]).toMatchObject([{ link: LINK, done: null }, "Camille"]);
  });

  it("keeps the name that was typed while the link was loading", async () => {
    const { send, context, done } = start();
    send({ type: "link.open", shared: SHARED });
    send({ type: "link.name", sharedBy: "Dominique" });
    await done(LINK);
    expect(nameOf(context())).toBe("Dominique");
  });

  it.each([
    ["stop", null, "stopped"],
    ["renew", { ...LINK, url: "/lists/def" }, "renewed"],
  ] as const)("asks for a confirmation before the change '%s'", async (change, link, done) => {
    const actor = start();
    actor.send({ type: "link.open", shared: SHARED });
    await actor.done(LINK);
    actor.send({ type: "link.confirm" });
    actor.send({ type: "link.ask", change });
    actor.send({ type: "link.ask", change: null });
    actor.send({ type: "link.confirm" });
    expect(actor.calls).toHaveLength(1);
    actor.send({ type: "link.ask", change });
    actor.send({ type: "link.confirm" });
    expect(actor.calls.at(-1)?.input.task).toBe(change);
    await actor.done(link);
    expect(actor.context()).toMatchObject({ link, done, asked: null });
  });

  it("keeps the name that was typed and the link when a change fails", async () => {
    const { send, context, done, refuse, isReady } = start();
    send({ type: "link.open", shared: SHARED });
    await done(LINK);
    send({ type: "link.name", sharedBy: "Dominique" });
    send({ type: "link.submit" });
    await refuse();
    expect([isReady(), context()]).toMatchObject([true, { link: LINK, typed: "Dominique", error: new Error("503") }]);
  });

  it("loads the link again after a failed load, and clears the failure", async () => {
    const { send, calls, context, refuse, done } = start();
    send({ type: "link.open", shared: SHARED });
    await refuse();
    expect(context()).toMatchObject({ isLoaded: false, error: new Error("503") });
    send({ type: "link.submit" });
    await done(LINK);
    expect(calls.map(({ input }) => input.task)).toEqual(["load", "load"]);
    expect(context()).toMatchObject({ link: LINK, isLoaded: true, error: null });
  });

  it.each([
    ["copied", async () => {}],
    ["failed", async () => Promise.reject(new Error("refused"))],
  ] as const)("reports the result '%s' of copying for two seconds", async (copy, work) => {
    const { send, context, done } = start(work);
    send({ type: "link.open", shared: SHARED });
    await done(LINK);
    send({ type: "link.copy" });
    await vi.advanceTimersByTimeAsync(0);
    expect(context().copy).toBe(copy);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(context().copy).toBe(copy);
    await vi.advanceTimersByTimeAsync(1);
    expect(context().copy).toBe("none");
  });

  it("takes every transition of its machine", () => {
    const machine = linkMachine.provide({
      actors: {
        call: fromPromise<ShareLink | null, LinkInput>(() => new Promise(() => {})),
        copy: fromPromise<void, string>(() => new Promise(() => {})),
      },
    });
    const output = { output: LINK };
    const busy = ["link.open", "link.submit", "link.ask", "link.confirm", "link.copy"] as const;
    const ready = ["link.open"] as const;
    const faults = walkTransitions(machine, {
      events: [
        { type: "link.open", shared: SHARED },
        { type: "link.name", sharedBy: "Camille" },
        { type: "link.submit" },
        { type: "link.ask", change: "stop" },
        { type: "link.ask", change: null },
        { type: "link.confirm" },
        { type: "link.copy" },
        { type: "link.close" },
      ],
      ignored: {
        "link.closed": ["link.name", "link.submit", "link.ask", "link.confirm", "link.copy", "link.close"],
        "link.loading": busy,
        "link.failed": ["link.open", "link.ask", "link.confirm", "link.copy"],
        "link.saving": busy,
        "link.confirming": busy,
        "link.ready.idle": ready,
        "link.ready.copying": ready,
        "link.ready.copied": ready,
      },
      carried: {
        "xstate.done.actor.0.link.loading": output,
        "xstate.done.actor.0.link.saving": output,
        "xstate.done.actor.0.link.confirming": output,
        "xstate.done.actor.0.link.ready.copying": { output: undefined },
      },
      distinguish: ({ context }) => [context.link === null, context.asked, context.error === null],
    });
    expect(faults).toEqual([]);
  });
});
