import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { settled } from "../../../testing/held-calls.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { createFormMachine } from "./form.machine.ts";

interface Draft {
  readonly name: string;
}

function start() {
  const saves: { readonly draft: Draft; readonly end: PromiseWithResolvers<void> }[] = [];
  const machine = createFormMachine<Draft>().provide({
    actors: {
      save: fromPromise<void, { readonly draft: Draft }>(({ input }) => {
        const end = Promise.withResolvers<void>();
        saves.push({ draft: input.draft, end });
        return end.promise;
      }),
    },
  });
  const actor = createActor(machine).start();
  return { ...actor, send: actor.send, state: () => actor.getSnapshot(), saves };
}

describe("a form in a dialog", () => {
  it("saves the draft once, even if it is submitted twice, and then closes", async () => {
    const { send, state, saves } = start();
    send({ type: "form.open", draft: { name: "" } });
    send({ type: "form.change", change: { name: "Sunday" } });
    send({ type: "form.submit" });
    send({ type: "form.submit" });
    expect(saves.map(({ draft }) => draft)).toEqual([{ name: "Sunday" }]);
    saves[0]?.end.resolve();
    await settled();
    expect(state().value).toBe("closed");
  });

  it("keeps the draft and the error when saving fails", async () => {
    const { send, state, saves } = start();
    send({ type: "form.open", draft: { name: "Sunday" } });
    send({ type: "form.submit" });
    saves[0]?.end.reject(new Error("503"));
    await settled();
    expect([state().value, state().context]).toEqual([
      "editing",
      { draft: { name: "Sunday" }, error: new Error("503") },
    ]);
  });

  it("removes the error of a failed save at the next change", async () => {
    const { send, state, saves } = start();
    send({ type: "form.open", draft: { name: "Sunday" } });
    send({ type: "form.submit" });
    saves[0]?.end.reject(new Error("503"));
    await settled();
    expect(state().context.error).toEqual(new Error("503"));
    send({ type: "form.change", change: { name: "Sundays" } });
    expect(state().context).toEqual({ draft: { name: "Sundays" }, error: null });
  });

  it("opens again with the draft and the error if it was closed during a save that fails", async () => {
    const { send, state, saves } = start();
    send({ type: "form.open", draft: { name: "Sunday" } });
    send({ type: "form.submit" });
    send({ type: "form.close" });
    expect(state().hasTag("open")).toBe(false);
    saves[0]?.end.reject(new Error("503"));
    await settled();
    expect([state().hasTag("open"), state().context]).toEqual([
      true,
      { draft: { name: "Sunday" }, error: new Error("503") },
    ]);
  });

  it("ignores the failure of a save after the form was closed and opened again", async () => {
    const { send, state, saves } = start();
    send({ type: "form.open", draft: { name: "Sunday" } });
    send({ type: "form.submit" });
    send({ type: "form.close" });
    send({ type: "form.open", draft: { name: "Monday" } });
    saves[0]?.end.reject(new Error("503"));
    await settled();
    expect([state().value, state().context]).toEqual(["editing", { draft: { name: "Monday" }, error: null }]);
  });

  it("takes every transition of its machine, and handles each event except in the states that the test lists", () => {
    const machine = createFormMachine<Draft>().provide({
      actors: { save: fromPromise<void, { readonly draft: Draft }>(() => new Promise(() => {})) },
    });
    const faults = walkTransitions(machine, {
      events: [
        { type: "form.open", draft: { name: "Sunday" } },
        { type: "form.change", change: { name: "Monday" } },
        { type: "form.submit" },
        { type: "form.close" },
      ],
      ignored: {
        "form.closed": ["form.change", "form.submit", "form.close"],
        "form.editing": ["form.open"],
        "form.saving.shown": ["form.open", "form.change", "form.submit"],
        "form.saving.hidden": ["form.change", "form.submit", "form.close"],
      },
      distinguish: ({ context }) => context.error === null,
    });
    expect(faults).toEqual([]);
  });
});
