import type { Faults } from "@flaneur/domain";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { heldPromise } from "../../testing/held-calls.ts";
import { problem } from "../../testing/problems.ts";
import { walkTransitions } from "../../testing/walk-transitions.ts";
import { Refused } from "../graph/problem.ts";
import { createFormMachine, type FormConfig, type FormEvent } from "./form.machine.ts";

interface Draft {
  readonly name: string;
  readonly password: string;
}
const SUNDAY: Draft = { name: "Sunday", password: "pont-neuf" };
const OPEN = { type: "form.open", draft: SUNDAY } as const;
const SUBMIT = { type: "form.submit" } as const;
const CLOSE = { type: "form.close" } as const;
const change = (change: Partial<Draft>) => ({ type: "form.change", change }) as const;

const faultsOf = ({ name }: Draft): Faults<string> => (name === "" ? { name: "required" } : {});
const kept = ({ name }: Draft): Draft => ({ name, password: "" });

function start(config: FormConfig<Draft> = {}) {
  const save = heldPromise<string, { readonly draft: Draft }>();
  const actor = createActor(createFormMachine<Draft, string>(config).provide({ actors: { save: save.logic } })).start();
  const send = (...events: readonly FormEvent<Draft>[]) => {
    for (const event of events) actor.send(event);
  };
  return {
    send,
    state: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    saves: save.calls,
    end: async (how: "save" | "fail", error: unknown = new Error("503")) => {
      if (how === "save") save.calls.at(-1)?.resolve("saved");
      else save.calls.at(-1)?.reject(error);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a form", () => {
  it("saves the draft once, even if it is submitted twice, and then closes", async () => {
    const { send, state, saves, end } = start();
    send({ type: "form.open", draft: { ...SUNDAY, name: "" } }, change({ name: "Sunday" }), SUBMIT, SUBMIT);
    expect(saves.map(({ input }) => input.draft)).toEqual([SUNDAY]);
    await end("save");
    expect(state().value).toBe("closed");
  });

  it("keeps the typed text when saving fails, and shows the reason until the next change", async () => {
    const { send, state, context, end } = start();
    send(OPEN, SUBMIT);
    await end("fail", new Refused(problem("VALIDATION_FAILED", "No", [{ field: "name", message: "The name is bad" }])));
    expect([state().value, context().draft]).toEqual(["editing", SUNDAY]);
    const fields = { name: "The name is bad" };
    expect(context().error).toEqual({ kind: "refused", code: "VALIDATION_FAILED", message: "No", fields });
    send(change({ name: "Sundays" }));
    expect(context()).toMatchObject({ draft: { name: "Sundays" }, error: null });
  });

  it("opens again with the draft and the error if it was closed during a save that fails", async () => {
    const { send, state, context, end } = start();
    send(OPEN, SUBMIT, CLOSE);
    expect(state().hasTag("open")).toBe(false);
    await end("fail");
    expect([state().hasTag("open"), context().draft, context().error]).toEqual([true, SUNDAY, { kind: "unknown" }]);
  });

  it("ignores the failure of a save after it was opened again", async () => {
    const { send, state, context, end } = start();
    send(OPEN, SUBMIT, CLOSE, { type: "form.open", draft: { ...SUNDAY, name: "Monday" } });
    await end("fail");
    expect([state().value, context().draft?.name, context().error]).toEqual(["editing", "Monday", null]);
  });

  it("that stops saving can be changed again, and ignores the failure of the save", async () => {
    const { send, state, context, end } = start();
    send(OPEN, SUBMIT, CLOSE, { type: "form.stopSaving" });
    await end("fail");
    expect([state().value, context().draft, context().error]).toEqual(["editing", SUNDAY, null]);
  });

  it("with faults is not saved, and shows the fault of a field until the field is edited", () => {
    const { send, context, saves } = start({ faultsOf });
    send({ type: "form.open", draft: { ...SUNDAY, name: "" } }, SUBMIT);
    expect([saves.length, context().faults]).toEqual([0, { name: "required" }]);
    send(change({ password: "p" }));
    expect(context().faults).toEqual({ name: "required" });
    send(change({ name: "S" }));
    expect(context().faults).toEqual({});
  });

  it("reports an emptied field as required when the field loses the focus, and no untouched field", () => {
    const { send, context } = start();
    const leave = { type: "form.blur", field: "name" } as const;
    send({ type: "form.open", draft: { ...SUNDAY, name: "" } }, leave);
    expect(context().faults).toEqual({});
    send(change({ name: "S" }), change({ name: "" }), leave);
    expect(context().faults).toEqual({ name: "required" });
  });

  it("that stays shows its result until it is closed", async () => {
    const { send, state, context, end } = start({ saved: "stays" });
    send(OPEN, SUBMIT);
    await end("save");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([state().hasTag("saved"), context().result]).toEqual([true, "saved"]);
    send(CLOSE);
    expect(state().value).toBe("closed");
  });

  it("that continues shows its result for two seconds, or until it is edited", async () => {
    const { send, state, end } = start({ saved: "continues" });
    send(OPEN, SUBMIT);
    await end("save");
    await vi.advanceTimersByTimeAsync(1_999);
    expect(state().value).toBe("saved");
    await vi.advanceTimersByTimeAsync(1);
    expect(state().value).toBe("editing");
    send(SUBMIT);
    await end("save");
    send(change({ name: "M" }));
    expect(state().value).toBe("editing");
  });

  it("that continues can be saved again while it shows its result", async () => {
    const { send, saves, end } = start({ saved: "continues" });
    send(OPEN, SUBMIT);
    await end("save");
    send(SUBMIT);
    expect(saves).toHaveLength(2);
  });

  it("that closes during a save ignores the result", async () => {
    const { send, state, end } = start({ closing: "closes" });
    send(OPEN, SUBMIT, CLOSE);
    await end("fail");
    expect(state().value).toBe("closed");
  });

  it("that waits for its save cannot be closed before the save has ended", async () => {
    const { send, state, end } = start({ closing: "waits" });
    send(OPEN, SUBMIT, CLOSE);
    expect(state().hasTag("open")).toBe(true);
    await end("fail");
    send(CLOSE);
    expect(state().value).toBe("closed");
  });

  it("never loses the typed name, and keeps no password once it is closed or saved", async () => {
    const event = fc.oneof(
      fc.string().map((name) => change({ name })),
      fc.constantFrom(SUBMIT, CLOSE, "save" as const, "fail" as const),
    );
    const config = fc.record({
      saved: fc.constantFrom("closes" as const, "stays" as const, "continues" as const),
      closing: fc.constantFrom("hides" as const, "closes" as const, "waits" as const),
    });
    await fc.assert(
      fc.asyncProperty(config, fc.array(event, { maxLength: 12 }), async (options, events) => {
        const { send, state, context, end } = start({ ...options, faultsOf, kept });
        send(OPEN);
        let name = SUNDAY.name;
        for (const each of events) {
          const before = state();
          if (each === "save" || each === "fail") {
            if (before.hasTag("pending")) await end(each);
            continue;
          }
          send(each);
          const isTyped = before.matches("editing") || (before.matches("saved") && options.saved === "continues");
          if (each.type === "form.change" && isTyped) name = each.change.name ?? "";
          expect(context().draft?.name).toBe(name);
          if (state().matches("closed") || state().matches("saved")) expect(context().draft?.password).toBe("");
        }
      }),
    );
  });

  it("takes every transition of its machine, and handles each event except in the states that the test lists", () => {
    const configs: readonly FormConfig<Draft>[] = [
      { faultsOf },
      { faultsOf, saved: "stays", closing: "closes" },
      { faultsOf, saved: "continues", closing: "waits" },
    ];
    const faults = configs.map((config) =>
      walkTransitions(
        createFormMachine<Draft, string>(config).provide({
          actors: { save: heldPromise<string, { readonly draft: Draft }>().logic },
        }),
        {
          events: [
            OPEN,
            change({ name: "" }),
            { type: "form.replace", draft: SUNDAY },
            { type: "form.blur", field: "name" },
            SUBMIT,
            { type: "form.stopSaving" },
            CLOSE,
          ],
          ignored: {
            "form.closed": ["form.change", "form.replace", "form.blur", "form.submit", "form.stopSaving", "form.close"],
            "form.editing": ["form.stopSaving"],
            "form.saving": ["form.change", "form.replace", "form.blur", "form.submit"],
            "form.saving.hidden": ["form.close"],
            "form.saved": ["form.blur", "form.stopSaving"],
          },
          distinguish: ({ context }) => [context.draft, context.faults, context.error === null],
        },
      ),
    );
    // A transition that one configuration never takes is taken by another one.
    const [first = [], ...others] = faults;
    expect(first.filter((fault) => others.every((other) => other.includes(fault)))).toEqual([]);
  });
});
