import { WHOLE } from "@flaneur/ui/lightbox";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import { walkTransitions } from "../../../testing/walk-transitions.ts";
import { type LightboxSubject, lightboxMachine } from "./lightbox.machine.ts";
import { type PlayerContext, playerMachine, type VideoCommand, type VideoReport } from "./player.machine.ts";
import { viewerMachine } from "./viewer.machine.ts";

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

describe("the viewer", () => {
  it("resets the zoom for another picture", () => {
    const actor = createActor(viewerMachine).start();
    actor.send({ type: "viewer.zoom", view: { scale: 2, x: 0.4, y: 0.3 } });
    expect(actor.getSnapshot().context.view.scale).toBe(2);
    actor.send({ type: "viewer.show", index: 4 });
    expect(actor.getSnapshot().context).toEqual({ index: 4, view: WHOLE });
  });
});

describe("the player", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A player. The test controls its video. */
  function start() {
    const commands: VideoCommand[] = [];
    const video = fromCallback<VideoCommand>(({ receive }) => receive((command) => void commands.push(command)));
    const actor = createActor(playerMachine.provide({ actors: { video } })).start();
    const report = (...reports: readonly VideoReport["type"][]) => {
      for (const type of reports) actor.send({ type } as VideoReport);
    };
    return { actor, commands, report, value: () => actor.getSnapshot().value };
  }

  it("takes every transition and hides its controls only while it plays and no control has the focus", () => {
    const machine = playerMachine.provide({ actors: { video: fromCallback(() => {}) } });
    const faults = walkTransitions(machine, {
      events: [
        { type: "video.ready" },
        { type: "video.playing" },
        { type: "video.paused" },
        { type: "video.failed" },
        { type: "video.time", time: 1, duration: 5, buffered: 2 },
        { type: "video.captions", captions: "on" },
        { type: "video.screen", screen: "full" },
        { type: "player.toggle" },
        { type: "player.toggleMute" },
        { type: "player.toggleCaptions" },
        { type: "player.toggleFullScreen" },
        { type: "player.seek", seconds: 3 },
        { type: "player.seekBy", seconds: -5 },
        { type: "player.volume", volume: 0.5 },
        { type: "player.activity" },
        { type: "player.focus", focused: true },
        { type: "player.focus", focused: false },
      ],
      ignored: {
        "player.controls.kept": ["player.activity"],
        "player.playback.failed": ["player.toggle", "video.failed", "video.paused", "video.playing", "video.ready"],
        "player.playback.loading": ["player.toggle", "video.paused", "video.playing"],
        "player.playback.paused": ["video.paused", "video.ready"],
        "player.playback.playing": ["video.playing", "video.ready"],
        "player.playback.waiting": ["player.toggle", "video.failed", "video.paused", "video.playing", "video.ready"],
      },
      distinguish: ({ context }) => {
        const { focused, failures } = context as PlayerContext;
        return [focused, Math.min(failures, 2)];
      },
      check: (snapshot) => {
        const { focused, time, duration } = snapshot.context as PlayerContext;
        if (snapshot.matches({ controls: "hidden" })) {
          expect([snapshot.matches({ playback: "playing" }), focused]).toEqual([true, false]);
        }
        expect(time).toBeLessThanOrEqual(duration);
      },
    });
    expect(faults).toEqual([]);
  });

  it("plays as soon as the first frame is available", () => {
    const { commands, report, value } = start();
    expect(value()).toMatchObject({ playback: "loading" });
    report("video.ready");
    expect(commands).toEqual([{ type: "play" }]);
    report("video.playing");
    expect(value()).toMatchObject({ playback: "playing" });
  });

  it("sends each press to the video element, which decides whether to play or pause", () => {
    const { actor, commands, report } = start();
    report("video.ready", "video.playing");
    actor.send({ type: "player.toggle" });
    actor.send({ type: "player.toggle" });
    expect(commands).toEqual([{ type: "play" }, { type: "togglePlay" }, { type: "togglePlay" }]);
  });

  it("hides the controls after three seconds without pointer or keyboard input, and never while paused", () => {
    const { actor, report, value } = start();
    report("video.ready", "video.playing");
    vi.advanceTimersByTime(2_900);
    actor.send({ type: "player.activity" });
    vi.advanceTimersByTime(2_900);
    expect(value()).toMatchObject({ controls: "leaving" });
    vi.advanceTimersByTime(200);
    expect(value()).toMatchObject({ controls: "hidden" });
    actor.send({ type: "player.focus", focused: true });
    expect(value()).toMatchObject({ controls: "kept" });
    actor.send({ type: "player.focus", focused: false });
    report("video.paused");
    vi.advanceTimersByTime(60_000);
    expect(value()).toMatchObject({ playback: "paused", controls: "kept" });
  });

  it("seeks within the video and shows the new position immediately", () => {
    const { actor, commands } = start();
    actor.send({ type: "video.time", time: 1, duration: 5, buffered: 5 });
    actor.send({ type: "player.seekBy", seconds: 5 });
    expect(actor.getSnapshot().context.time).toBe(5);
    actor.send({ type: "player.seekBy", seconds: -9 });
    expect(commands).toEqual([
      { type: "seek", seconds: 5 },
      { type: "seek", seconds: 0 },
    ]);
  });

  it("unmutes at the last volume, or at half the volume if it was turned down to zero", () => {
    const { actor, commands } = start();
    actor.send({ type: "player.toggleMute" });
    actor.send({ type: "player.toggleMute" });
    actor.send({ type: "player.volume", volume: 0 });
    actor.send({ type: "player.toggleMute" });
    expect(commands).toEqual([
      { type: "volume", volume: 1, muted: true },
      { type: "volume", volume: 1, muted: false },
      { type: "volume", volume: 0, muted: true },
      { type: "volume", volume: 0.5, muted: false },
    ]);
  });

  it("makes two more attempts for a video that cannot be loaded", () => {
    const { commands, report, value } = start();
    for (const times of [1, 2]) {
      report("video.failed");
      vi.advanceTimersByTime(1_000);
      expect(commands).toHaveLength(times);
    }
    report("video.failed");
    vi.advanceTimersByTime(60_000);
    expect([commands.length, value()]).toEqual([2, { playback: "failed", controls: "kept" }]);
  });
});
