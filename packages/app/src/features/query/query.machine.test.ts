import { describe, expect, it, vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import { createQueryMachine, type QueryEvent, type QueryReply } from "./query.machine.ts";

type Reply = (reply: QueryReply<string>) => void;

/** A query whose answers the test gives, to any question at any time, also after it was given up. */
function playedByHand() {
  const asked: { readonly question: string; readonly reply: Reply; stopped: boolean }[] = [];
  const machine = createQueryMachine<string, string>().provide({
    actors: {
      ask: fromCallback<QueryEvent<string, string>, { readonly question: string }>(({ input, sendBack }) => {
        const entry = { question: input.question, reply: sendBack, stopped: false };
        asked.push(entry);
        return () => {
          entry.stopped = true;
        };
      }),
    },
  });
  const actor = createActor(machine, { input: { question: "first" } }).start();
  const last = () => {
    const entry = asked.at(-1);
    if (entry === undefined) throw new Error("nothing was asked");
    return entry;
  };
  return { actor, asked, last, state: () => actor.getSnapshot() };
}

const answered = (answer: string, stale = false): QueryReply<string> => ({ type: "answered", answer, stale });
const failed = (message: string): QueryReply<string> => ({ type: "failed", message });

describe("a query", () => {
  it("asks its question at once, and holds no answer until one comes", () => {
    const { state, asked } = playedByHand();
    expect(asked.map(({ question }) => question)).toEqual(["first"]);
    expect(state().hasTag("pending")).toBe(true);
    expect(state().context.answer).toBeNull();
  });

  it("shows a stale answer at once and goes on waiting for the fresh one", () => {
    const { state, last } = playedByHand();
    last().reply(answered("from the cache", true));
    expect([state().context.answer, state().value]).toEqual(["from the cache", "asking"]);
    last().reply(answered("fresh"));
    expect([state().context.answer, state().value]).toEqual(["fresh", "answered"]);
  });

  it("keeps the old answer while a new question is out", () => {
    const { actor, state, last } = playedByHand();
    last().reply(answered("old"));
    actor.send({ type: "ask", question: "second" });
    expect(state().context).toMatchObject({ question: "second", answer: "old" });
    expect(state().hasTag("pending")).toBe(true);
  });

  it("gives up the old question when a new one is asked: its answer, however late, changes nothing", () => {
    const { actor, state, asked, last } = playedByHand();
    const old = last();
    actor.send({ type: "ask", question: "second" });
    expect(old.stopped).toBe(true);
    last().reply(answered("new"));
    old.reply(answered("late"));
    old.reply(failed("late failure"));
    expect(state().context).toMatchObject({ answer: "new", message: null });
    expect(asked).toHaveLength(2);
  });

  it("held, gives up its question, keeps what it shows, and waits for the next", () => {
    const { actor, state, asked, last } = playedByHand();
    last().reply(answered("all"));
    actor.send({ type: "ask", question: "c" });
    const given = last();
    actor.send({ type: "hold" });
    expect(given.stopped).toBe(true);
    given.reply(answered("late"));
    actor.send({ type: "retry" });
    expect(state().context.answer).toBe("all");
    expect(state().hasTag("pending")).toBe(false);
    actor.send({ type: "ask", question: "cre" });
    expect(asked.map(({ question }) => question)).toEqual(["first", "c", "cre"]);
  });

  it("says why it failed, keeps what it had, and forgets the failure with the next answer", () => {
    const { actor, state, last } = playedByHand();
    last().reply(answered("old"));
    actor.send({ type: "ask", question: "second" });
    last().reply(failed("The service is away."));
    expect(state().value).toBe("failed");
    expect(state().context).toMatchObject({ answer: "old", message: "The service is away.", failures: 1 });
    actor.send({ type: "retry" });
    expect(state().context.message).toBe("The service is away.");
    last().reply(answered("back"));
    expect(state().context).toMatchObject({ answer: "back", message: null, failures: 0 });
  });

  it("tries again by itself, with pauses that double and end at thirty seconds", () => {
    vi.useFakeTimers();
    const { asked, last } = playedByHand();
    const pauses: number[] = [];
    for (let failure = 1; failure <= 7; failure++) {
      const before = asked.length;
      last().reply(failed("away"));
      let waited = 0;
      while (asked.length === before && waited < 60_000) {
        vi.advanceTimersByTime(500);
        waited += 500;
      }
      pauses.push(waited);
    }
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    vi.useRealTimers();
  });

  it("turns a breakdown of the asking itself into a failure that can be tried again", () => {
    let broken = true;
    const machine = createQueryMachine<string, string>().provide({
      actors: {
        ask: fromCallback<QueryEvent<string, string>, { readonly question: string }>(({ sendBack }) => {
          if (broken) throw new Error("boom");
          sendBack(answered("mended"));
        }),
      },
    });
    const actor = createActor(machine, { input: { question: "q" } }).start();
    expect(actor.getSnapshot()).toMatchObject({
      value: "failed",
      context: { message: "An unexpected error occurred" },
    });
    broken = false;
    actor.send({ type: "retry" });
    expect(actor.getSnapshot()).toMatchObject({ value: "answered", context: { answer: "mended", message: null } });
  });
});
