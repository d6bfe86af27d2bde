import { NONE_OF_THESE } from "@flaneur/ui/bring";
import { describe, expect, it, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { CAMILLE, startAuth } from "../../../testing/sessions.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { type BringSource, type BroughtPlaces, bringMachine, SourceProblem } from "./bring.machine.ts";
import type { BroughtPlace, Match } from "./brought-rows.ts";
import type { SaveStep, StepResult } from "./save-steps.ts";

const SOURCE: BringSource = { kind: "text", name: "Saved Places.json", text: "" };
const brought = (name: string, more: Partial<BroughtPlace> = {}): BroughtPlace => ({
  name,
  address: null,
  coordinates: null,
  placeId: null,
  note: null,
  url: null,
  isElsewhere: false,
  ...more,
});
const candidate = (id: string): Match["candidates"][number] => ({
  metres: null,
  place: { id, name: id, address: "", arrondissement: null, types: [], media: [], isFavorite: false },
});
const match = (brought: BroughtPlace): Match =>
  brought.name === "unknown"
    ? { verdict: "none", candidates: [] }
    : { verdict: brought.name === "doubtful" ? "check" : "found", candidates: [candidate(`id-${brought.name}`)] };

interface Calls {
  readonly read?: () => Promise<BroughtPlaces>;
  readonly lookUp?: (places: readonly BroughtPlace[]) => Promise<readonly Match[]>;
  readonly saveStep?: (step: SaveStep) => Promise<StepResult>;
}

function start(places: readonly BroughtPlace[], calls: Calls = {}, session: typeof CAMILLE | null = CAMILLE) {
  const { auth } = startAuth(session);
  const steps: SaveStep[] = [];
  const prompted = vi.fn();
  const machine = bringMachine.provide({
    actors: {
      read: fromPromise<BroughtPlaces, { readonly source: BringSource }>(
        calls.read ?? (async () => ({ places, unreadable: 0 })),
      ),
      lookUp: fromPromise<readonly Match[], { readonly places: readonly BroughtPlace[] }>(({ input }) =>
        calls.lookUp === undefined
          ? Promise.resolve(input.places.filter(({ isElsewhere }) => !isElsewhere).map(match))
          : calls.lookUp(input.places),
      ),
      saveStep: fromPromise<StepResult, { readonly step: SaveStep }>(({ input: { step } }) => {
        steps.push(step);
        if (calls.saveStep !== undefined) return calls.saveStep(step);
        return Promise.resolve(
          step.kind === "favorites"
            ? { kind: "favorites", added: step.placeIds.length }
            : step.kind === "createList"
              ? { kind: "createList", listId: "l1" }
              : { kind: "listPlace" },
        );
      }),
    },
    actions: { openSignIn: prompted },
  });
  const actor = createActor(machine, { input: { auth } }).start();
  const state = (value: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(value));
  actor.send({ type: "bring.read", source: SOURCE });
  return { auth, actor, send: actor.send, state, steps, prompted, context: () => actor.getSnapshot().context };
}

describe("places that the visitor brings", () => {
  it("are looked up in calls of at most 25, without those outside Paris, and keep their order", async () => {
    const sizes: number[] = [];
    const places = Array.from({ length: 60 }, (_, i) => brought(`p${i}`, { isElsewhere: i % 4 === 0 }));
    const { state, context } = start(places, {
      lookUp: async (sent) => {
        const looked = sent.filter(({ isElsewhere }) => !isElsewhere);
        sizes.push(looked.length);
        return looked.map(match);
      },
    });
    await state("reviewing");
    expect(sizes).toEqual([25, 20]);
    expect(context().rows.map(({ brought: { name } }) => name)).toEqual(places.map(({ name }) => name));
    expect(context().rows.map(({ choice }) => choice)).toEqual(
      places.map(({ name, isElsewhere }) => (isElsewhere ? null : `id-${name}`)),
    );
  });

  it("are looked up further from the call that failed", async () => {
    const places = Array.from({ length: 30 }, (_, i) => brought(`p${i}`));
    let calls = 0;
    const { state, send, context } = start(places, {
      lookUp: async (sent) => {
        calls += 1;
        if (calls === 2) throw new Error("offline");
        return sent.map(match);
      },
    });
    await state("lookUpFailed");
    expect(context().rows).toHaveLength(25);
    send({ type: "bring.retry" });
    await state("reviewing");
    expect([context().rows.length, calls, context().error]).toEqual([30, 3, null]);
  });

  it("of a file that cannot be read show the problem of the file", async () => {
    const { state, context } = start([], { read: () => Promise.reject(new SourceProblem("header")) });
    await state("choosing");
    await vi.waitFor(() => expect(context().problem).toBe("header"));
  });

  it("are not saved if the visitor unticks them or has not decided", async () => {
    const { state, send, steps } = start([brought("a"), brought("b"), brought("doubtful"), brought("unknown")]);
    await state("reviewing");
    send({ type: "bring.choose", index: 1, choice: NONE_OF_THESE });
    send({ type: "bring.save" });
    await state("done");
    expect(steps).toEqual([{ kind: "favorites", placeIds: ["id-a"] }]);
  });

  it("are saved after signing in, when the visitor was signed out", async () => {
    const { auth, state, send, steps, prompted, actor } = start([brought("a")], {}, null);
    await state("reviewing");
    send({ type: "bring.save" });
    expect([prompted.mock.calls.length, actor.getSnapshot().value, steps]).toEqual([1, "reviewing", []]);
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: { kind: "bring" } });
    await state("done");
    expect(steps).toHaveLength(1);
  });

  it("are put into a list that is named after the file, with their notes", async () => {
    const { state, send, steps, context } = start([brought("a", { note: "By ten." }), brought("b")]);
    await state("reviewing");
    expect(context().list).toEqual({ isWanted: false, name: "Saved Places" });
    send({ type: "bring.list", list: { isWanted: true, name: " Paris " } });
    send({ type: "bring.save" });
    await state("done");
    expect(steps).toEqual([
      { kind: "favorites", placeIds: ["id-a", "id-b"] },
      { kind: "createList", name: "Paris", placeIds: ["id-a", "id-b"] },
      { kind: "listPlace", listId: "l1", placeId: "id-a", note: "By ten." },
    ]);
  });

  it("stop being saved after the current call when the visitor cancels, and are saved further later", async () => {
    const pending: PromiseWithResolvers<StepResult>[] = [];
    const { state, send, context } = start([brought("a")], {
      saveStep: () => {
        const end = Promise.withResolvers<StepResult>();
        pending.push(end);
        return end.promise;
      },
    });
    await state("reviewing");
    send({ type: "bring.list", list: { isWanted: true, name: "Paris" } });
    send({ type: "bring.save" });
    send({ type: "bring.cancel" });
    pending[0]?.resolve({ kind: "favorites", added: 1 });
    await state("reviewing");
    expect([context().saved.added, pending.length]).toEqual([1, 1]);
    send({ type: "bring.save" });
    pending[1]?.resolve({ kind: "createList", listId: "l1" });
    await state("done");
    expect(context().saved).toMatchObject({ added: 1, listId: "l1", steps: 2 });
  });
});

it("every transition of the machine is taken, either signed in or signed out", () => {
  const rows = [brought("a")];
  const faults = [CAMILLE, null].map((session) =>
    walkTransitions(
      bringMachine.provide({
        actors: {
          read: fromPromise<BroughtPlaces, { readonly source: BringSource }>(() => new Promise(() => {})),
          lookUp: fromPromise<readonly Match[], { readonly places: readonly BroughtPlace[] }>(
            () => new Promise(() => {}),
          ),
          saveStep: fromPromise<StepResult, { readonly step: SaveStep }>(() => new Promise(() => {})),
        },
      }),
      {
        input: startAuth(session),
        events: [
          { type: "bring.read", source: SOURCE },
          { type: "bring.retry" },
          { type: "bring.choose", index: 0, choice: "id-a" },
          { type: "bring.list", list: { isWanted: true, name: "Paris" } },
          { type: "bring.save" },
          { type: "bring.cancel" },
          { type: "intent.resume", intent: { kind: "bring" } },
          { type: "intent.resume", intent: { kind: "favorites" } },
        ],
        carried: {
          "xstate.done.actor.0.bring.reading": { output: { places: rows, unreadable: 0 } },
          "xstate.done.actor.0.bring.lookingUpNext": { output: rows.map(match) },
          "xstate.done.actor.0.bring.savingStep": { output: { kind: "favorites", added: 1 } },
        },
        ignored: {
          "bring.choosing": [
            "bring.retry",
            "bring.choose",
            "bring.list",
            "bring.save",
            "bring.cancel",
            "intent.resume",
          ],
          "bring.reading": ["bring.read", "bring.retry", "bring.choose", "bring.list", "bring.save", "intent.resume"],
          "bring.lookingUpNext": [
            "bring.read",
            "bring.retry",
            "bring.choose",
            "bring.list",
            "bring.save",
            "intent.resume",
          ],
          "bring.lookUpFailed": ["bring.read", "bring.choose", "bring.list", "bring.save", "intent.resume"],
          "bring.reviewing": ["bring.read", "bring.retry"],
          "bring.savingStep": [
            "bring.read",
            "bring.retry",
            "bring.choose",
            "bring.list",
            "bring.save",
            "intent.resume",
          ],
          "bring.done": ["bring.read", "bring.retry", "bring.choose", "bring.list", "bring.save", "intent.resume"],
        },
        distinguish: ({ context: { rows: found, list, saved, isStopping } }) => [
          found.length,
          list.isWanted,
          saved.steps,
          isStopping,
        ],
      },
    ),
  );
  expect(faults.reduce((left, right) => left.filter((fault) => right.includes(fault)))).toEqual([]);
});
