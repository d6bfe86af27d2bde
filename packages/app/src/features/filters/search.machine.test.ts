import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { searchMachine } from "./search.machine.ts";

function start() {
  const emitted: string[] = [];
  const actor = createActor(searchMachine).start();
  actor.on("search.typing", () => emitted.push("typing"));
  actor.on("search.paused", ({ text }) => emitted.push(`paused at '${text}'`));
  actor.on("search.applied", ({ rest }) => emitted.push(`applied with '${rest}'`));
  return { emitted, send: actor.send, text: () => actor.getSnapshot().context.text };
}

const MUSEUM = {
  meanings: [{ kind: "value", category: "types", value: "Museum" }],
  rest: "zinc",
  now: { day: 0, minute: 0 },
} as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the search box", () => {
  it("shows each letter immediately and emits an event when typing starts and when it pauses", () => {
    const { emitted, send, text } = start();
    for (const typed of ["z", "zi", "zin"]) {
      send({ type: "search.type", text: typed });
      expect(text()).toBe(typed);
      vi.advanceTimersByTime(110);
    }
    expect(emitted).toEqual(["typing"]);
    vi.advanceTimersByTime(10);
    expect(emitted).toEqual(["typing", "paused at 'zin'"]);
  });

  it("emits its events at once when it is submitted, and each event once", () => {
    const { emitted, send } = start();
    send({ type: "search.type", text: "zinc" });
    send({ type: "search.submit" });
    send({ type: "search.submit" });
    vi.advanceTimersByTime(500);
    expect(emitted).toEqual(["typing", "paused at 'zinc'"]);
  });

  it("shows the text of the filters when they start", () => {
    const { emitted, send, text } = start();
    send({ type: "search.begin", text: "buttes" });
    expect([text(), emitted]).toEqual(["buttes", []]);
  });

  it("keeps a text that is being typed when the filters start, and emits it after the pause", () => {
    const { emitted, send, text } = start();
    send({ type: "search.type", text: "zi" });
    send({ type: "search.begin", text: "" });
    send({ type: "search.type", text: "zinc" });
    vi.advanceTimersByTime(120);
    expect([text(), emitted.at(-1)]).toEqual(["zinc", "paused at 'zinc'"]);
  });

  it.each([
    ["after a pause", () => vi.advanceTimersByTime(120)],
    ["after Enter", ({ send }: ReturnType<typeof start>) => send({ type: "search.submit" })],
  ])("emits the typed text again when the filters start, if it had emitted the text before (%s)", (_, end) => {
    const box = start();
    box.send({ type: "search.type", text: "zinc" });
    end(box);
    box.emitted.length = 0;
    box.send({ type: "search.begin", text: "" });
    expect([box.text(), box.emitted]).toEqual(["zinc", ["paused at 'zinc'"]]);
  });

  it("emits a suggestion that was chosen before the filters have started when they start, and only once", () => {
    const { emitted, send, text } = start();
    send({ type: "search.type", text: "museum zinc" });
    send({ type: "search.apply", ...MUSEUM });
    expect(emitted).toEqual(["typing"]);
    send({ type: "search.begin", text: "" });
    expect([text(), emitted]).toEqual(["museum zinc", ["typing", "applied with 'zinc'"]]);
    send({ type: "search.begin", text: "zinc" });
    expect([text(), emitted]).toEqual(["zinc", ["typing", "applied with 'zinc'"]]);
  });

  it("emits a suggestion at once after the filters have started", () => {
    const { emitted, send } = start();
    send({ type: "search.begin", text: "" });
    send({ type: "search.apply", ...MUSEUM });
    expect(emitted).toEqual(["applied with 'zinc'"]);
  });

  it("shows the text of the filters, not a text that was typed on another page", () => {
    const { emitted, send, text } = start();
    send({ type: "search.show", text: "" });
    send({ type: "search.type", text: "zi" });
    send({ type: "search.begin", text: "buttes" });
    vi.advanceTimersByTime(500);
    expect([text(), emitted]).toEqual(["buttes", ["typing"]]);
  });

  it("drops the text being typed when another text is set", () => {
    const { emitted, send, text } = start();
    send({ type: "search.type", text: "zi" });
    send({ type: "search.show", text: "buttes" });
    vi.advanceTimersByTime(500);
    expect([text(), emitted]).toEqual(["buttes", ["typing"]]);
  });
});
