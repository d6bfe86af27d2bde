// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { videoActor } from "./video.actor.ts";

/** Starts the actor of a video in a frame. The two elements get these methods. */
function start(frameMethods: object, videoMethods: object) {
  const frame = Object.assign(document.createElement("div"), frameMethods);
  const video = Object.assign(document.createElement("video"), videoMethods);
  frame.append(video);
  return createActor(videoActor(() => video)).start();
}

it("'Full screen' shows the video alone in a browser that has full screen only for videos", () => {
  const webkitEnterFullscreen = vi.fn();
  const actor = start({ requestFullscreen: undefined }, { webkitSupportsFullscreen: true, webkitEnterFullscreen });
  actor.send({ type: "toggleFullScreen" });
  expect(webkitEnterFullscreen).toHaveBeenCalledOnce();
  actor.stop();
});

it("'Full screen' does nothing in a browser that cannot show the video in full screen yet", () => {
  const webkitEnterFullscreen = vi.fn();
  const actor = start({ requestFullscreen: undefined }, { webkitSupportsFullscreen: false, webkitEnterFullscreen });
  actor.send({ type: "toggleFullScreen" });
  expect(webkitEnterFullscreen).not.toHaveBeenCalled();
  actor.stop();
});

it("'Full screen' shows the video with its controls in a browser that has full screen for elements", () => {
  const [requestFullscreen, webkitEnterFullscreen] = [vi.fn(async () => {}), vi.fn()];
  const actor = start({ requestFullscreen }, { webkitEnterFullscreen });
  actor.send({ type: "toggleFullScreen" });
  expect([requestFullscreen.mock.calls.length, webkitEnterFullscreen.mock.calls.length]).toEqual([1, 0]);
  actor.stop();
});
