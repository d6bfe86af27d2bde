import { NONE_OF_THESE } from "@flaneur/ui/bring";
import { describe, expect, it, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { eventually } from "../../../testing/eventually.ts";
import { problem } from "../../../testing/problems.ts";
import { CAMILLE, NOE, startAuth } from "../../../testing/sessions.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { Refused } from "../../graph/problem.ts";
import type { BringSource, BroughtPlaces } from "./bring.events.ts";
import { bringMachine } from "./bring.machine.ts";
import type { BroughtPlace, Match } from "./brought-rows.ts";
import type { SaveStep, StepResult } from "./save-steps.ts";
import { SourceProblem } from "./source-problem.ts";
import type { UndoStep } from "./undo-steps.ts";

const SOURCE: BringSource = { kind: "text", name: "Saved Places.json", text: "" };
const brought = (name: string, more: Partial<BroughtPlace> = {}): BroughtPlace => ({
  name,
  address: null,
  coordinates: null,
  placeId: null,
  note: null,
  url: null,
  skipped: null,
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
  readonly read?: (source: BringSource, signal: AbortSignal) => Promise<BroughtPlaces>;
  readonly lookUp?: (places: readonly BroughtPlace[]) => Promise<readonly Match[]>;
  readonly saveStep?: (step: SaveStep) => Promise<StepResult>;
  readonly undoStep?: (step: UndoStep) => Promise<void>;
}

function start(places: readonly BroughtPlace[], calls: Calls = {}, session: typeof CAMILLE | null = CAMILLE) {
  const { auth } = startAuth(session);
  const steps: SaveStep[] = [];
  const undone: UndoStep[] = [];
  const prompted = vi.fn();
  const machine = bringMachine.provide({
    actors: {
      read: fromPromise<BroughtPlaces, { readonly source: BringSource }>(
        async ({ input: { source }, signal }) => calls.read?.(source, signal) ?? { places, unreadable: 0, refused: [] },
      ),
      lookUp: fromPromise<readonly Match[], { readonly places: readonly BroughtPlace[] }>(({ input }) =>
        calls.lookUp === undefined
          ? Promise.resolve(input.places.filter(({ skipped }) => skipped === null).map(match))
          : calls.lookUp(input.places),
      ),
      saveStep: fromPromise<StepResult, { readonly step: SaveStep }>(({ input: { step } }) => {
        steps.push(step);
        if (calls.saveStep !== undefined) return calls.saveStep(step);
        return Promise.resolve(
          step.kind === "favorites"
            ? { kind: "favorites", addedIds: step.placeIds }
            : step.kind === "createList"
              ? { kind: "createList", listId: "l1" }
              : { kind: "listPlace" },
        );
      }),
      undoStep: fromPromise<void, { readonly step: UndoStep }>(async ({ input: { step } }) => {
        undone.push(step);
        await calls.undoStep?.(step);
      }),
    },
    actions: { openSignIn: prompted },
  });
  const actor = createActor(machine, { input: { auth } }).start();
  const state = (value: string) => eventually(() => expect(actor.getSnapshot().value).toBe(value));
  actor.send({ type: "bring.read", source: SOURCE });
  return { auth, actor, send: actor.send, state, steps, undone, prompted, context: () => actor.getSnapshot().context };
}

type Started = ReturnType<typeof start>;

it("a long file name suggests the longest list name that the server accepts, without half of a character", async () => {
  for (const [file, name] of [
    [`${"a".repeat(90)}.json`, "a".repeat(80)],
    [`${"a".repeat(79)} b.json`, "a".repeat(79)],
    [`${"a".repeat(79)}\u{1F950}.json`, "a".repeat(79)],
    [`${"a".repeat(78)}\u{1F950}.json`, `${"a".repeat(78)}\u{1F950}`],
  ] as const) {
    const { state, send, context } = start([brought("a")]);
    send({ type: "bring.cancel" });
    send({ type: "bring.read", source: { ...SOURCE, name: file } });
    await state("reviewing");
    expect(context().list.name).toBe(name);
  }
});

describe("places that the visitor brings", () => {
  it("are looked up in calls of at most 25, not counting those outside Paris, and keep their order", async () => {
    const sizes: number[] = [];
    const places = Array.from({ length: 60 }, (_, i) => brought(`p${i}`, { skipped: i % 4 === 0 ? "outside" : null }));
    const { state, context } = start(places, {
      lookUp: async (sent) => {
        const looked = sent.filter(({ skipped }) => skipped === null);
        sizes.push(looked.length);
        return looked.map(match);
      },
    });
    await state("reviewing");
    expect(sizes).toEqual([25, 20]);
    expect(context().rows.map(({ brought: { name } }) => name)).toEqual(places.map(({ name }) => name));
    expect(context().rows.map(({ choice }) => choice)).toEqual(
      places.map(({ name, skipped }) => (skipped === null ? `id-${name}` : null)),
    );
  });

  it("are looked up again from the call that failed", async () => {
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

  it("return the visitor to the choice of a file, with the reason, if their file cannot be read", async () => {
    const { state, context } = start([], {
      read: () => Promise.reject(new SourceProblem([{ file: "a.csv", problem: "header" }])),
    });
    await state("choosing");
    await eventually(() => expect(context().refused).toEqual([{ file: "a.csv", problem: "header" }]));
  });

  it("can be read again from the same source after the reader has stopped", async () => {
    let reads = 0;
    const { state, send, context } = start([], {
      read: async () => {
        reads += 1;
        if (reads === 1) throw new Error("The worker has stopped.");
        return { places: [brought("a")], unreadable: 0, refused: [] };
      },
    });
    await state("readFailed");
    expect(context().source).toBe(SOURCE);
    send({ type: "bring.retry" });
    await state("reviewing");
    expect(context().rows).toHaveLength(1);
  });

  it("can be read from another source after the reader has stopped", async () => {
    const { state, send, context } = start([], {
      read: async ({ name }) => {
        if (name !== "other.csv") throw new Error("The worker has stopped.");
        return { places: [brought("a")], unreadable: 0, refused: [] };
      },
    });
    await state("readFailed");
    send({ type: "bring.read", source: { kind: "files", name: "other.csv", files: [] } });
    await state("reviewing");
    expect(context().list.name).toBe("other");
  });

  it.each([
    ["the visitor cancels", ({ send }: Started) => send({ type: "bring.cancel" })],
    ["the visitor leaves the page", ({ actor }: Started) => actor.stop()],
    ["the visitor chooses another file", ({ send }: Started) => send({ type: "bring.read", source: SOURCE })],
  ])("are no longer read when %s: the signal of the reader is aborted", async (_, leave) => {
    const signals: AbortSignal[] = [];
    const started = start([], {
      read: (_source, signal) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    leave(started);
    expect(signals[0]?.aborted).toBe(true);
    expect(signals.slice(1).map(({ aborted }) => aborted)).not.toContain(true);
  });

  it("of a source that was cancelled are ignored if they arrive later", async () => {
    const end = Promise.withResolvers<BroughtPlaces>();
    const { state, send, context } = start([], { read: () => end.promise });
    send({ type: "bring.cancel" });
    end.resolve({ places: [brought("a")], unreadable: 0, refused: [] });
    await state("choosing");
    expect(context().places).toEqual([]);
  });

  it("are not saved if the visitor unticks them or has not decided", async () => {
    const { state, send, steps } = start([brought("a"), brought("b"), brought("doubtful"), brought("unknown")]);
    await state("reviewing");
    send({ type: "bring.choose", index: 1, choice: NONE_OF_THESE });
    send({ type: "bring.save" });
    await state("undoOffered");
    expect(steps).toEqual([{ kind: "favorites", placeIds: ["id-a"] }]);
  });

  it("are saved after signing in, when the visitor was signed out", async () => {
    const { auth, state, send, steps, prompted, actor } = start([brought("a")], {}, null);
    await state("reviewing");
    send({ type: "bring.save" });
    expect([prompted.mock.calls.length, actor.getSnapshot().value, steps]).toEqual([1, "reviewing", []]);
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: { kind: "bring" } });
    await state("undoOffered");
    expect(steps).toHaveLength(1);
  });

  it("are put into a list with their notes, and the file's name is suggested for the list", async () => {
    const { state, send, steps, context } = start([brought("a", { note: "By ten." }), brought("b")]);
    await state("reviewing");
    expect(context().list).toEqual({ isWanted: false, name: "Saved Places" });
    send({ type: "bring.list", list: { isWanted: true, name: " Paris " } });
    send({ type: "bring.save" });
    await state("undoOffered");
    expect(steps).toEqual([
      { kind: "favorites", placeIds: ["id-a", "id-b"] },
      { kind: "createList", name: "Paris", placeIds: ["id-a", "id-b"] },
      { kind: "listPlace", listId: "l1", placeId: "id-a", note: "By ten." },
    ]);
  });

  it("stay in a list with the name that it was created with, although the rest of the save has failed", async () => {
    let isOffline = true;
    const { state, send, context } = start([brought("a", { note: "By ten." })], {
      saveStep: async (step) => {
        if (step.kind === "favorites") return { kind: "favorites", addedIds: step.placeIds };
        if (step.kind === "createList") return { kind: "createList", listId: "l1" };
        if (isOffline) throw new Error("offline");
        return { kind: "listPlace" };
      },
    });
    await state("reviewing");
    send({ type: "bring.list", list: { isWanted: true, name: "Paris" } });
    send({ type: "bring.save" });
    await eventually(() => expect(context().error).toEqual(new Error("offline")));
    send({ type: "bring.list", list: { isWanted: false, name: "Paris 2025" } });
    expect(context().list).toEqual({ isWanted: false, name: "Paris" });
    send({ type: "bring.list", list: { isWanted: true, name: "Paris 2025" } });
    isOffline = false;
    send({ type: "bring.save" });
    await state("undoOffered");
    expect(context().list.name).toBe("Paris");
    send({ type: "bring.undo" });
    await state("reviewing");
    send({ type: "bring.list", list: { isWanted: true, name: "Paris 2025" } });
    expect(context().list.name).toBe("Paris 2025");
  });

  it("stop being saved after the current call when the visitor cancels, until the next save continues", async () => {
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
    pending[0]?.resolve({ kind: "favorites", addedIds: ["id-a"] });
    await state("reviewing");
    expect([context().saved.addedIds, pending.length]).toEqual([["id-a"], 1]);
    send({ type: "bring.save" });
    pending[1]?.resolve({ kind: "createList", listId: "l1" });
    await state("undoOffered");
    expect(context().saved).toMatchObject({ addedIds: ["id-a"], listId: "l1", steps: 2 });
  });

  it("are removed by an undo unless they were favorites before, and can then be saved again", async () => {
    const { state, send, steps, undone, context } = start([brought("a"), brought("b")], {
      saveStep: async (step) =>
        step.kind === "favorites" ? { kind: "favorites", addedIds: ["id-b"] } : { kind: "createList", listId: "l1" },
    });
    await state("reviewing");
    send({ type: "bring.list", list: { isWanted: true, name: "Paris" } });
    send({ type: "bring.save" });
    await state("undoOffered");
    send({ type: "bring.undo" });
    await state("reviewing");
    expect(undone).toEqual([
      { kind: "list", listId: "l1" },
      { kind: "favorites", placeIds: ["id-b"] },
    ]);
    expect([context().isUndone, context().saved.steps, steps.length]).toEqual([true, 0, 2]);
    send({ type: "bring.save" });
    await state("undoOffered");
    expect([context().isUndone, steps.length]).toEqual([false, 4]);
  });

  it("offer no undo if the server has refused to add them and they are favorites at the next save", async () => {
    let calls = 0;
    const { state, send, context } = start([brought("a")], {
      saveStep: async () => {
        calls += 1;
        if (calls === 1) throw new Refused(problem("TOO_MANY_FAVORITES", "Remove one first"));
        return { kind: "favorites", addedIds: [] };
      },
    });
    await state("reviewing");
    send({ type: "bring.save" });
    await eventually(() => expect(context().error).toBeInstanceOf(Refused));
    send({ type: "bring.save" });
    await state("done");
  });

  it("stay saved if the call that removes them fails, and the next undo starts with that call", async () => {
    let isOffline = true;
    const { state, send, undone, context } = start([brought("a")], {
      undoStep: async ({ kind }) => {
        if (kind === "favorites" && isOffline) throw new Error("offline");
      },
    });
    await state("reviewing");
    send({ type: "bring.list", list: { isWanted: true, name: "Paris" } });
    send({ type: "bring.save" });
    await state("undoOffered");
    send({ type: "bring.undo" });
    await state("undoFailed");
    expect(context()).toMatchObject({ undoneSteps: 1, saved: { listId: null, addedIds: ["id-a"] } });
    isOffline = false;
    send({ type: "bring.undo" });
    await state("reviewing");
    expect(undone.map(({ kind }) => kind)).toEqual(["list", "favorites", "favorites"]);
    expect(context()).toMatchObject({ undoneSteps: 0, error: null, isUndone: true });
  });

  it("cannot be removed by an undo after the user has signed out", async () => {
    const { auth, state, send, undone } = start([brought("a")]);
    await state("reviewing");
    send({ type: "bring.save" });
    await state("undoOffered");
    auth.send({ type: "auth.logOut" });
    await state("done");
    send({ type: "bring.undo" });
    expect(undone).toEqual([]);
  });

  it("are all saved for the next user, into a list of this user, if the first user signs out meanwhile", async () => {
    const pending: PromiseWithResolvers<StepResult>[] = [];
    const { auth, state, send, steps, context } = start([brought("a", { note: "By ten." })], {
      saveStep: () => {
        const end = Promise.withResolvers<StepResult>();
        pending.push(end);
        return end.promise;
      },
    });
    await state("reviewing");
    send({ type: "bring.list", list: { isWanted: true, name: "Paris" } });
    send({ type: "bring.save" });
    pending[0]?.resolve({ kind: "favorites", addedIds: ["id-a"] });
    await eventually(() => expect(pending).toHaveLength(2));
    auth.send({ type: "auth.logOut" });
    pending[1]?.resolve({ kind: "createList", listId: "of-camille" });
    await state("reviewing");
    auth.send({ type: "auth.signedIn", session: NOE, intent: { kind: "bring" } });
    pending[2]?.resolve({ kind: "favorites", addedIds: [] });
    await eventually(() => expect(pending).toHaveLength(4));
    pending[3]?.resolve({ kind: "createList", listId: "of-noe" });
    await eventually(() => expect(pending).toHaveLength(5));
    pending[4]?.resolve({ kind: "listPlace" });
    await state("undoOffered");
    expect(steps.slice(2)).toEqual([
      { kind: "favorites", placeIds: ["id-a"] },
      { kind: "createList", name: "Paris", placeIds: ["id-a"] },
      { kind: "listPlace", listId: "of-noe", placeId: "id-a", note: "By ten." },
    ]);
    expect(context().saved).toMatchObject({ addedIds: [], listId: "of-noe" });
  });

  it("continue to be saved for the user who signs in again, into the list that exists", async () => {
    const { auth, state, send, steps } = start([brought("a", { note: "By ten." })], {
      saveStep: async (step) => {
        if (step.kind === "createList") return { kind: "createList", listId: "l1" };
        if (step.kind === "favorites") return { kind: "favorites", addedIds: step.placeIds };
        if (steps.length === 3) throw new Error("The session has ended.");
        return { kind: "listPlace" };
      },
    });
    await state("reviewing");
    send({ type: "bring.list", list: { isWanted: true, name: "Paris" } });
    send({ type: "bring.save" });
    await eventually(() => expect(steps).toHaveLength(3));
    await state("reviewing");
    auth.send({ type: "auth.logOut" });
    auth.send({ type: "auth.signedIn", session: CAMILLE, intent: { kind: "bring" } });
    await state("undoOffered");
    expect(steps.slice(3)).toEqual([{ kind: "listPlace", listId: "l1", placeId: "id-a", note: "By ten." }]);
  });

  it("cannot be removed by an undo if the user signs out during the last call", async () => {
    const end = Promise.withResolvers<StepResult>();
    const { auth, state, send } = start([brought("a")], { saveStep: () => end.promise });
    await state("reviewing");
    send({ type: "bring.save" });
    auth.send({ type: "auth.logOut" });
    end.resolve({ kind: "favorites", addedIds: ["id-a"] });
    await state("done");
  });

  it("are looked up again without the favorites of a user who signs out meanwhile", async () => {
    const pending: PromiseWithResolvers<readonly Match[]>[] = [];
    const { auth, state, context } = start([brought("a")], {
      lookUp: () => {
        const end = Promise.withResolvers<readonly Match[]>();
        pending.push(end);
        return end.promise;
      },
    });
    await eventually(() => expect(pending).toHaveLength(1));
    auth.send({ type: "auth.logOut" });
    pending[0]?.resolve([match(brought("first call"))]);
    pending[1]?.resolve([match(brought("second call"))]);
    await state("reviewing");
    expect(context().rows.map(({ choice }) => choice)).toEqual(["id-second call"]);
  });

  it("offer no undo if nothing was added", async () => {
    const { state, send } = start([brought("a")], { saveStep: async () => ({ kind: "favorites", addedIds: [] }) });
    await state("reviewing");
    send({ type: "bring.save" });
    await state("done");
  });
});

const VISITOR_EVENTS = [
  "bring.read",
  "bring.retry",
  "bring.choose",
  "bring.list",
  "bring.save",
  "bring.cancel",
  "bring.undo",
  "bring.keep",
  "intent.resume",
] as const;
type VisitorEvent = (typeof VISITOR_EVENTS)[number];

/** Returns the events that a state ignores: all events of the visitor except the handled ones. */
const except = (...handled: readonly VisitorEvent[]) => VISITOR_EVENTS.filter((type) => !handled.includes(type));

it("every transition of the machine that brings places is taken, either signed in or signed out", () => {
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
          undoStep: fromPromise<void, { readonly step: UndoStep }>(() => new Promise(() => {})),
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
          { type: "bring.undo" },
          { type: "bring.keep" },
          { type: "session.begin", user: CAMILLE.user },
          { type: "session.end", end: "logOut" },
          { type: "intent.resume", intent: { kind: "bring" } },
          { type: "intent.resume", intent: { kind: "favorites" } },
        ],
        carried: {
          "xstate.done.actor.0.bring.reading": { output: { places: rows, unreadable: 0 } },
          // The signed-out visitor has chosen a file that is refused. For the other visitor, the reader stops.
          ...(session === null && { "xstate.error.actor.0.bring.reading": { error: new SourceProblem([]) } }),
          "xstate.done.actor.0.bring.lookingUpNext": { output: rows.map(match) },
          "xstate.done.actor.0.bring.savingStep": { output: { kind: "favorites", addedIds: ["id-a"] } },
        },
        ignored: {
          "bring.choosing": except("bring.read"),
          "bring.reading": except("bring.read", "bring.cancel"),
          "bring.readFailed": except("bring.read", "bring.retry", "bring.cancel"),
          "bring.lookingUpNext": except("bring.cancel"),
          "bring.lookUpFailed": except("bring.retry", "bring.cancel"),
          "bring.reviewing": ["bring.read", "bring.retry", "bring.undo", "bring.keep"],
          "bring.savingStep": except("bring.cancel"),
          "bring.undoOffered": except("bring.undo", "bring.keep", "bring.cancel"),
          "bring.undoingStep": except(),
          "bring.undoFailed": except("bring.undo", "bring.keep", "bring.cancel"),
          "bring.done": except("bring.cancel"),
        },
        distinguish: ({ context: { rows: found, list, saved, isStopping, undoneSteps } }) => [
          found.length,
          list.isWanted,
          saved.steps,
          saved.addedIds.length,
          isStopping,
          undoneSteps,
        ],
      },
    ),
  );
  expect(faults.reduce((left, right) => left.filter((fault) => right.includes(fault)))).toEqual([]);
});
