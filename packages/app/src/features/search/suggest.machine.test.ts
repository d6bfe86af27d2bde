import { INITIAL_FILTERS } from "@flaneur/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import type { QueryEvent } from "../../query/query.machine.ts";
import { type SuggestQuery, type SuggestResult, suggestionsMachine, suggestMachine } from "./suggest.machine.ts";

const NONE: SuggestResult = { groups: [], total: 0, answer: { kind: "letters", text: "mus" } };
const typed = (text: string) => ({ type: "suggest.type", text, filters: INITIAL_FILTERS }) as const;
const failure = {
  type: "query.failure",
  failure: { kind: "reported", message: "No.", retry: "manual" },
  timedOut: false,
} as const;

/** Starts the machine with requests whose replies the test sends. */
function start() {
  const requests: { text: string; reply: (event: QueryEvent<SuggestQuery, SuggestResult>) => void; over: boolean }[] =
    [];
  const load = fromCallback<QueryEvent<SuggestQuery, SuggestResult>, { readonly variables: SuggestQuery }>(
    ({ input, sendBack }) => {
      const request = { text: input.variables.text, reply: sendBack, over: false };
      requests.push(request);
      return () => {
        request.over = true;
      };
    },
  );
  const machine = suggestMachine.provide({ actors: { suggestions: suggestionsMachine.provide({ actors: { load } }) } });
  const actor = createActor(machine).start();
  return {
    requests,
    send: actor.send,
    context: () => actor.getSnapshot().context,
    has: (tag: "open" | "announced") => actor.getSnapshot().hasTag(tag),
  };
}

const found = (total: number) => ({ type: "query.result", result: { ...NONE, total }, stale: false }) as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the suggestions of the search", () => {
  it("are loaded 120 ms after the last letter, from the second letter on", () => {
    const { requests, send, has } = start();
    send(typed("m"));
    vi.advanceTimersByTime(500);
    expect(has("open")).toBe(false);
    send(typed("mu"));
    vi.advanceTimersByTime(110);
    send(typed("mus"));
    vi.advanceTimersByTime(110);
    expect(requests).toEqual([]);
    vi.advanceTimersByTime(10);
    expect(requests.map(({ text }) => text)).toEqual(["mus"]);
    expect(has("open")).toBe(true);
  });

  it("stay until the suggestions for the next text are loaded, and ignore a late reply for an earlier text", () => {
    const { requests, send, context } = start();
    send(typed("mus"));
    vi.advanceTimersByTime(120);
    requests[0]?.reply(found(26));
    send(typed("muse"));
    vi.advanceTimersByTime(120);
    expect(context().found).toMatchObject({ typed: "mus", total: 26 });
    requests[0]?.reply(found(99));
    expect(requests.map(({ over }) => over)).toEqual([true, false]);
    requests[1]?.reply(found(21));
    expect(context().found).toMatchObject({ typed: "muse", total: 21 });
  });

  it("have no marked row after the rows of another text have replaced them", () => {
    const { requests, send, context } = start();
    send(typed("mus"));
    vi.advanceTimersByTime(120);
    requests[0]?.reply(found(26));
    send({ type: "suggest.mark", index: 1 });
    requests[0]?.reply(found(26));
    expect(context().marked).toBe(1);
    send(typed("muse"));
    send({ type: "suggest.mark", index: 1 });
    vi.advanceTimersByTime(120);
    requests[1]?.reply(found(3));
    expect(context().marked).toBeNull();
  });

  it("can be loaded again after a failure", () => {
    const { requests, send, context } = start();
    send(typed("mus"));
    vi.advanceTimersByTime(120);
    requests[0]?.reply(failure);
    expect(context().failed).toBe(true);
    send({ type: "suggest.retry" });
    expect(context().failed).toBe(false);
    requests[1]?.reply(found(26));
    expect(context().found).toMatchObject({ typed: "mus", total: 26 });
  });

  it("can be loaded again after an unexpected error", () => {
    let attempts = 0;
    const load = fromCallback<QueryEvent<SuggestQuery, SuggestResult>, { readonly variables: SuggestQuery }>(
      ({ sendBack }) => {
        attempts += 1;
        if (attempts === 1) throw new Error("unexpected");
        sendBack(found(26));
      },
    );
    const suggestions = suggestionsMachine.provide({ actors: { load } });
    const actor = createActor(suggestMachine.provide({ actors: { suggestions } })).start();
    actor.send(typed("mus"));
    vi.advanceTimersByTime(120);
    expect(actor.getSnapshot().context.failed).toBe(true);
    actor.send({ type: "suggest.retry" });
    expect(actor.getSnapshot().context).toMatchObject({ failed: false, found: { typed: "mus", total: 26 } });
  });

  it("are announced half a second after they are loaded", () => {
    const { requests, send, has } = start();
    send(typed("mus"));
    vi.advanceTimersByTime(120);
    requests[0]?.reply(found(26));
    vi.advanceTimersByTime(499);
    expect(has("announced")).toBe(false);
    vi.advanceTimersByTime(1);
    expect(has("announced")).toBe(true);
  });

  it("have a machine that can take every transition", () => {
    const machine = suggestMachine.provide({
      actors: { suggestions: suggestionsMachine.provide({ actors: { load: fromCallback(() => {}) } }) },
    });
    const query = createActor(suggestionsMachine, {
      input: { variables: { text: "mus", filters: INITIAL_FILTERS }, first: NONE },
    });
    const faults = walkTransitions(machine, {
      events: [
        typed("mus"),
        typed("m"),
        { type: "suggest.open", text: "mus", filters: INITIAL_FILTERS },
        { type: "suggest.open", text: "m", filters: INITIAL_FILTERS },
        { type: "suggest.submit", text: "mus", filters: INITIAL_FILTERS },
        { type: "suggest.submit", text: "m", filters: INITIAL_FILTERS },
        { type: "suggest.textReplaced" },
        { type: "suggest.close" },
        { type: "suggest.mark", index: 0 },
        { type: "suggest.retry" },
      ],
      ignored: {
        "suggest.list.closed": ["suggest.mark"],
        "suggest.query.pausing": ["suggest.retry"],
      },
      carried: { "xstate.snapshot.query": { snapshot: query.getSnapshot() } },
      distinguish: ({ context }) => [context.found !== null, context.failed, context.marked],
      check: (current) => expect(current.status).toBe("active"),
    });
    expect(faults).toEqual([]);
  });
});
