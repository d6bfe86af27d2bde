import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { type LightboxSubject, lightboxMachine } from "./lightbox.machine.ts";

describe("the lightbox", () => {
  const SUBJECT: LightboxSubject = { placeId: "b", place: null, start: { kind: "image", index: 1 }, opening: 1 };

  it("takes every transition", () => {
    const faults = walkTransitions(lightboxMachine, {
      events: [
        { type: "lightbox.open", placeId: "a", kind: "video" },
        { type: "lightbox.close" },
        { type: "lightbox.reopen", subject: SUBJECT },
      ],
      ignored: { "lightbox.closed": ["lightbox.close"] },
      distinguish: ({ context }) => context.subject !== null,
      check: (snapshot) => {
        if (snapshot.matches("open")) expect(snapshot.context.subject).not.toBeNull();
      },
    });
    expect(faults).toEqual([]);
  });

  it("opens at the requested item", () => {
    const actor = createActor(lightboxMachine).start();
    actor.send({ type: "lightbox.open", placeId: "a", kind: "image", index: 3 });
    expect(actor.getSnapshot().context.subject).toEqual({
      placeId: "a",
      place: null,
      start: { kind: "image", index: 3 },
      opening: 1,
    });
    actor.send({ type: "lightbox.open", placeId: "a", kind: "video" });
    expect(actor.getSnapshot().context.subject).toMatchObject({ start: { kind: "video", index: null }, opening: 2 });
  });

  it("reopens with an earlier subject when the visitor goes back or forward to it", () => {
    const actor = createActor(lightboxMachine).start();
    actor.send({ type: "lightbox.open", placeId: "a", kind: "image" });
    actor.send({ type: "lightbox.close" });
    actor.send({ type: "lightbox.reopen", subject: SUBJECT });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.subject]).toEqual(["open", SUBJECT]);
    actor.send({ type: "lightbox.open", placeId: "c", kind: "image" });
    expect(actor.getSnapshot().context.subject).toMatchObject({ placeId: "c", opening: 2 });
  });
});
