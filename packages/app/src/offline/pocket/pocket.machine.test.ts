import { describe, expect, it } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import { COMPLETE_RECORD } from "../../../testing/pocket-record.ts";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import type { PocketRecord } from "../shared/pocket.ts";
import type { LoadedPack } from "./load-pack.ts";
import {
  type PocketEvent,
  type PocketSituation,
  pocketMachine,
  type SaveEvent,
  type SaveInput,
} from "./pocket.machine.ts";

const PACK: LoadedPack = {
  text: "{}",
  etag: '"1"',
  places: 2,
  pictures: ["/a", "/b"],
  files: [],
  sizes: { places: 1, map: 2, pictures: 3 },
};
const PROGRESS = { places: 2, bytes: PACK.sizes, pictures: { done: 1, all: 2 }, savedBytes: 3, secondsLeft: null };
const PARTIAL: PocketRecord = { ...COMPLETE_RECORD, status: "partial" };

const situationOf = (known: Partial<PocketSituation>): PocketSituation => ({
  record: null,
  pack: null,
  hasPictures: known.record?.withPictures === true,
  isHeld: false,
  isSupported: true,
  ...known,
});

/** Starts the machine with the given record and pack. `send` sends an event of the save. */
async function start(known: Partial<PocketSituation>, later = known) {
  let situation = situationOf(known);
  const saved = Promise.withResolvers<void>();
  const inputs: SaveInput[] = [];
  let send: (event: SaveEvent) => void = () => {};
  const machine = pocketMachine.provide({
    actors: {
      read: fromPromise(async () => {
        const read = situation;
        situation = situationOf(later);
        return read;
      }),
      waitForSave: fromPromise(() => saved.promise),
      save: fromCallback<PocketEvent, SaveInput>(({ input, sendBack }) => {
        inputs.push(input);
        send = sendBack;
      }),
      remove: fromPromise(async () => {}),
      otherTabs: fromCallback<PocketEvent>(() => {}),
    },
  });
  const actor = createActor(machine).start();
  await new Promise((resolve) => setTimeout(resolve));
  return {
    actor,
    inputs,
    release: saved.resolve,
    send: (event: SaveEvent) => send(event),
    state: () => actor.getSnapshot().value,
  };
}

describe("Paris in your pocket", () => {
  it("takes every transition, and handles every event in every state", () => {
    const machine = pocketMachine.provide({
      actors: {
        read: fromPromise<PocketSituation>(() => new Promise(() => {})),
        waitForSave: fromPromise<void>(() => new Promise(() => {})),
        save: fromCallback<PocketEvent, SaveInput>(() => {}),
        remove: fromPromise<void>(() => new Promise(() => {})),
        otherTabs: fromCallback<PocketEvent>(() => {}),
      },
    });
    /** @param first The situation when the dialog opens. @param later The situation when a save continues. */
    const faultsOf = (first: Partial<PocketSituation>, later: Partial<PocketSituation>) =>
      walkTransitions(machine, {
        events: [
          { type: "pocket.save", withPictures: true },
          { type: "pocket.pause" },
          { type: "pocket.retry" },
          { type: "pocket.changedElsewhere" },
          { type: "pocket.remove" },
          { type: "pocket.confirmRemoval" },
          { type: "pocket.keep" },
          { type: "save.progress", progress: PROGRESS },
          { type: "save.done", record: COMPLETE_RECORD },
          { type: "save.removed" },
          { type: "save.failed" },
          { type: "save.failed", left: 5 },
        ],
        carried: {
          "xstate.done.actor.0.pocket.reading": { output: situationOf(first) },
          "xstate.done.actor.0.pocket.continuing": { output: situationOf(later) },
        },
        distinguish: ({ context }) => [
          context.record?.status,
          context.pack === null,
          context.isHeld,
          context.isSupported,
        ],
      });
    const [faults = [], ...others] = [
      faultsOf({ record: null, pack: PACK }, { record: null, pack: PACK }),
      faultsOf({ record: PARTIAL, pack: null }, { record: PARTIAL, pack: PACK }),
      faultsOf({ record: PARTIAL, pack: null }, { record: PARTIAL, pack: null }),
      faultsOf({ record: COMPLETE_RECORD, pack: PACK }, { record: COMPLETE_RECORD, pack: PACK }),
      faultsOf({ record: COMPLETE_RECORD, pack: null }, { record: COMPLETE_RECORD, pack: null }),
      faultsOf({ record: null, pack: null }, { record: null, pack: null }),
      faultsOf({ record: PARTIAL, pack: PACK, isHeld: true }, { record: PARTIAL, pack: PACK }),
      faultsOf({ isSupported: false }, { isSupported: false }),
    ];
    // A transition that one situation does not reach is reached in another.
    expect(faults.filter((fault) => others.every((each) => each.includes(fault)))).toEqual([]);
  });

  it.each([
    ["saved", "a complete save", { record: COMPLETE_RECORD, pack: PACK }],
    ["paused", "an incomplete save", { record: PARTIAL, pack: PACK }],
    ["absent", "no save", { record: null, pack: PACK }],
    ["unknown", "no save and no pack of the server", { record: null, pack: null }],
  ])("opens as %s with %s", async (opened, _, known) => {
    expect((await start(known)).state()).toBe(opened);
  });

  it("shows that another tab is saving, and can remove the pack meanwhile", async () => {
    const { state, actor } = await start({ record: PARTIAL, pack: PACK, isHeld: true });
    expect(state()).toBe("elsewhere");
    actor.send({ type: "pocket.remove" });
    expect(state()).toBe("removing");
  });

  it("reads again when another tab has removed the pack", async () => {
    const { state, actor } = await start({ record: COMPLETE_RECORD, pack: PACK }, { record: null, pack: PACK });
    expect(state()).toBe("saved");
    actor.send({ type: "pocket.changedElsewhere" });
    await new Promise((resolve) => setTimeout(resolve));
    expect(state()).toBe("absent");
  });

  it("reads again when the save of another tab has ended", async () => {
    const { state, release } = await start({ record: PARTIAL, pack: PACK, isHeld: true }, { record: COMPLETE_RECORD });
    release();
    await new Promise((resolve) => setTimeout(resolve));
    expect(state()).toBe("saved");
  });

  it("ends its save when the visitor removes the pack in another tab", async () => {
    const { actor, send, state } = await start({ record: null, pack: PACK });
    actor.send({ type: "pocket.save", withPictures: true });
    send({ type: "save.removed" });
    expect(state()).toBe("reading");
  });

  it("adds pictures to a complete pack, which stays saved if the visitor pauses", async () => {
    const { actor, inputs, state } = await start({ record: { ...COMPLETE_RECORD, withPictures: false }, pack: PACK });
    actor.send({ type: "pocket.save", withPictures: true });
    expect([state(), inputs.map(({ withPictures }) => withPictures)]).toEqual(["saving", [true]]);
    actor.send({ type: "pocket.pause" });
    expect(state()).toBe("saved");
  });

  it("continues without pictures if the visitor has begun without them", async () => {
    const { actor, inputs } = await start({ record: { ...PARTIAL, withPictures: false }, pack: PACK });
    actor.send({ type: "pocket.save", withPictures: true });
    expect(inputs.map(({ withPictures }) => withPictures)).toEqual([false]);
  });

  it("is not offered by a browser that cannot keep pages", async () => {
    expect((await start({ isSupported: false })).state()).toBe("unsupported");
  });

  it("offers to save without pictures when the device is full", async () => {
    const { actor, inputs, send, state } = await start({ record: null, pack: PACK });
    actor.send({ type: "pocket.save", withPictures: true });
    send({ type: "save.failed", left: 5 });
    expect([state(), actor.getSnapshot().context.left]).toEqual(["full", 5]);
    actor.send({ type: "pocket.save", withPictures: false });
    expect(inputs.map(({ withPictures }) => withPictures)).toEqual([true, false]);
    send({ type: "save.done", record: COMPLETE_RECORD });
    expect(state()).toBe("saved");
  });

  it("asks for confirmation before it removes a complete save, but not before it removes a part", async () => {
    const { actor, state } = await start({ record: COMPLETE_RECORD, pack: PACK });
    actor.send({ type: "pocket.remove" });
    expect(state()).toBe("confirming");
    actor.send({ type: "pocket.keep" });
    expect(state()).toBe("saved");
    const part = await start({ record: PARTIAL, pack: PACK });
    part.actor.send({ type: "pocket.remove" });
    expect(part.state()).toBe("removing");
  });
});
