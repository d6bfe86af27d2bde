import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, sendTo, setup } from "xstate";
import { settled } from "../../../testing/held-calls.ts";
import type { WaitingHeart } from "./favorite-queue.ts";
import { type ToggleEvent, toggleActor } from "./favorite-toggle.ts";
import type { FavoritesEvent } from "./favorites.events.ts";
import type { FavoriteChange } from "./pending-favorites.ts";

const away = new Error("away");

/** A call that the test settles. */
interface Held<Input> {
  readonly input: Input;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

function held<Input>() {
  const calls: Held<Input>[] = [];
  const call = (input: Input) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    calls.push({ input, resolve, reject });
    return promise;
  };
  return { calls, call };
}

/** Presses a heart. The test settles the calls. */
function press({ isFavorite = true, isQueued = false } = {}) {
  const [saves, refetches] = [held<FavoriteChange>(), held<string>()];
  /** The hearts in the queue, and the values that later presses have stored in it. */
  const queue = { hearts: [] as WaitingHeart[], stored: [] as boolean[] };
  const logged: unknown[] = [];
  const reported: string[] = [];
  const note = { actions: ({ event }: { readonly event: FavoritesEvent }) => void reported.push(event.type) };
  const toggle = toggleActor({
    save: saves.call,
    wait: async (_, heart, failure) => {
      if (failure !== null && failure.error !== away) return null;
      queue.hearts.push(heart);
      return (isFavorite) => void queue.stored.push(isFavorite);
    },
    refetch: async (placeId) => {
      await refetches.call(placeId);
      return true;
    },
    log: (_, error) => void logged.push(error),
  });
  const machine = setup({ types: { events: {} as FavoritesEvent | ToggleEvent }, actors: { toggle } }).createMachine({
    invoke: { src: "toggle", id: "toggle", input: { placeId: "p1", isFavorite, isQueued } },
    on: {
      "toggle.set": { actions: sendTo("toggle", ({ event }) => event) },
      "favorite.saved": note,
      "favorite.failed": note,
      "favorite.refetched": note,
    },
  });
  const actor = createActor(machine).start();
  return {
    ...{ actor, logged, reported, queue, saves: saves.calls, refetches: refetches.calls },
    again: (wanted: boolean) => actor.send({ type: "toggle.set", isFavorite: wanted }),
    sent: () => saves.calls.map(({ input }) => input.isFavorite),
  };
}

describe("the toggle of a heart", () => {
  it("saves a press, then loads the favorites again", async () => {
    const { saves, refetches, reported } = press();
    expect(saves.map(({ input }) => input)).toEqual([{ placeId: "p1", isFavorite: true }]);
    saves[0]?.resolve();
    await settled();
    expect([reported, refetches.map(({ input }) => input)]).toEqual([["favorite.saved"], ["p1"]]);
    refetches[0]?.resolve();
    await settled();
    expect(reported).toEqual(["favorite.saved", "favorite.refetched"]);
  });

  it("logs and reports a failure, then loads the favorites again", async () => {
    const { saves, refetches, logged, reported } = press();
    const error = new Error("503");
    saves[0]?.reject(error);
    await settled();
    refetches[0]?.reject(new Error("503"));
    await settled();
    expect([logged, reported]).toEqual([[error], ["favorite.failed", "favorite.refetched"]]);
  });

  it("sends the last press after the response to the one before", async () => {
    const { saves, again, sent, reported } = press();
    again(false);
    expect(sent()).toEqual([true]);
    saves[0]?.resolve();
    await settled();
    expect([sent(), reported]).toEqual([[true, false], []]);
    saves[1]?.resolve();
    await settled();
    expect(reported).toEqual(["favorite.saved"]);
  });

  it("sends only one request for three quick presses", async () => {
    const { saves, again, sent } = press();
    again(false);
    again(true);
    saves[0]?.resolve();
    await settled();
    expect(sent()).toEqual([true]);
  });

  it("sends the last press even if the request before fails", async () => {
    const { saves, again, sent, logged, reported } = press();
    again(false);
    saves[0]?.reject(new Error("timeout"));
    await settled();
    saves[1]?.resolve();
    await settled();
    expect([sent(), logged.length, reported]).toEqual([[true, false], 1, ["favorite.saved"]]);
  });

  it("sends a press at once while the favorites are loaded again, and reports only the last load", async () => {
    const { saves, refetches, again, sent, reported } = press();
    saves[0]?.resolve();
    await settled();
    again(false);
    expect(sent()).toEqual([true, false]);
    refetches[0]?.resolve();
    saves[1]?.resolve();
    await settled();
    expect(reported).toEqual(["favorite.saved", "favorite.saved"]);
    refetches[1]?.resolve();
    await settled();
    expect(reported.at(-1)).toBe("favorite.refetched");
  });

  it("waits in the queue while the server is away, stores later presses, and sends the last one when it is its turn", async () => {
    const { saves, queue, again, sent, logged, reported } = press();
    saves[0]?.reject(away);
    await settled();
    again(false);
    expect([queue.stored, sent(), reported]).toEqual([[false], [true], []]);
    const [heart] = queue.hearts;
    const sending = heart?.send();
    saves[1]?.resolve();
    heart?.settle((await sending) ?? null);
    await settled();
    expect([sent(), logged, reported]).toEqual([[true, false], [], ["favorite.saved"]]);
  });

  it("stores a press in the queue that follows before its change is in the queue", async () => {
    const { saves, queue, again } = press();
    saves[0]?.reject(away);
    await Promise.resolve();
    again(false);
    await settled();
    saves[1]?.reject(away);
    await settled();
    again(true);
    expect([queue.hearts.length, queue.stored.at(-1)]).toEqual([1, true]);
  });

  it("sends a change that is stored already only when it is its turn in the queue", async () => {
    const { saves, queue } = press({ isQueued: true });
    await settled();
    expect([saves.length, queue.hearts.length]).toEqual([0, 1]);
  });

  it.each([
    [true, "favorite.saved"],
    [false, "favorite.failed"],
  ])(
    "loads the favorites when another tab has sent its change, and reports for the value %s: %s",
    async (isFavorite, expected) => {
      const { queue, refetches, reported } = press({ isFavorite, isQueued: true });
      await settled();
      queue.hearts[0]?.settleElsewhere();
      refetches[0]?.resolve();
      await settled();
      expect(reported).toEqual([expected]);
    },
  );

  it("sends a press that follows while the favorites of a change of another tab are loaded", async () => {
    const { queue, refetches, again, sent } = press({ isQueued: true });
    await settled();
    queue.hearts[0]?.settleElsewhere();
    again(false);
    refetches[0]?.resolve();
    await settled();
    expect(sent()).toEqual([false]);
  });

  it("sends and reports nothing after it is stopped", async () => {
    const { actor, saves, again, reported } = press();
    again(false);
    actor.stop();
    saves[0]?.resolve();
    await settled();
    expect([saves.length, reported]).toEqual([1, []]);
  });

  it("leaves the server with the last value if that was stored, whatever was pressed or failed", async () => {
    const steps = fc.array(fc.constantFrom("press", "save", "fail", "refetch"), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const { saves, refetches, again } = press();
        let [server, wanted, answered] = [false, true, 0];
        const answer = (isStored: boolean) => {
          const call = saves[answered];
          if (call === undefined) return;
          answered += 1;
          if (isStored) server = call.input.isFavorite;
          if (isStored) call.resolve();
          else call.reject(new Error("503"));
        };
        for (const step of taken) {
          if (step === "press") {
            wanted = !wanted;
            again(wanted);
          } else if (step === "refetch") refetches.at(-1)?.resolve();
          else answer(step === "save");
          await settled();
        }
        const isLastStored = answered < saves.length || saves.at(-1)?.input.isFavorite === server;
        for (; answered < saves.length; await settled()) answer(true);
        if (isLastStored) expect(server).toBe(wanted);
      }),
      { numRuns: 50 },
    );
  });
});
