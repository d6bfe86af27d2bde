// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { followVideo, type VideoState } from "./follow-video.ts";
import { seek, setVolume, toggleFullScreen, toggleMute, togglePlay } from "./video-commands.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Found {
  readonly duration?: number;
  /** Whether the browser lets the page play the video. */
  readonly mayPlay?: boolean;
}

/** A video element of 5 seconds whose loading the test controls, and what its player shows. */
function start({ duration = 5, mayPlay = true }: Found = {}) {
  const video = document.createElement("video");
  video.append(document.createElement("source"));
  const state = { paused: true, networkState: 2 };
  const load = vi.fn();
  const set = (paused: boolean, event: string) => {
    state.paused = paused;
    video.dispatchEvent(new Event(event));
  };
  Object.defineProperties(video, {
    paused: { get: () => state.paused },
    networkState: { get: () => state.networkState },
    NETWORK_NO_SOURCE: { value: 3 },
    error: { value: null },
    readyState: { value: 0 },
    duration: { value: duration },
    currentTime: { value: 0, writable: true },
    volume: { value: 1, writable: true },
    muted: { value: false, writable: true },
    buffered: { value: { length: 1, end: () => 4 } },
    textTracks: { value: new EventTarget() },
    load: { value: load },
    play: {
      value: async () => {
        if (!mayPlay) throw new DOMException("No press yet.", "NotAllowedError");
        set(false, "playing");
      },
    },
    pause: { value: () => set(true, "pause") },
  });
  Object.assign(video.textTracks, { [Symbol.iterator]: function* () {} });
  const shown: VideoState[] = [];
  const stop = followVideo(video, (now) => shown.push(now));
  onTestFinished(stop);
  return {
    ...{ video, load, stop },
    phase: () => shown.at(-1)?.phase,
    shown: () => shown.at(-1),
    loaded: () => video.dispatchEvent(new Event("loadeddata")),
    fail: () => {
      state.networkState = 3;
      video.querySelector("source")?.dispatchEvent(new Event("error"));
    },
  };
}

describe("the player of a video", () => {
  it("plays as soon as the first frame is available", () => {
    const { phase, loaded } = start();
    expect(phase()).toBe("loading");
    loaded();
    expect(phase()).toBe("playing");
  });

  it("stays paused if the browser does not play the video before a press", () => {
    const { phase, loaded } = start({ mayPlay: false });
    loaded();
    expect(phase()).toBe("paused");
  });

  it("plays or pauses at each press as the video element does", () => {
    const { video, phase, loaded } = start();
    loaded();
    togglePlay(video);
    expect(phase()).toBe("paused");
    togglePlay(video);
    expect(phase()).toBe("playing");
  });

  it("shows how long the video is, and how much of it is loaded", () => {
    const { shown, loaded } = start();
    loaded();
    expect(shown()).toMatchObject({ time: 0, duration: 5, buffered: 4, captions: "absent", screen: "part" });
  });

  it("shows no length while the length of the video is unknown", () => {
    expect(start({ duration: Number.NaN }).shown()?.duration).toBe(0);
  });

  it("seeks within the video and shows the new position immediately", () => {
    const { video, shown } = start();
    for (const [seconds, expected] of [
      [9, 5],
      [-4, 0],
      [3, 3],
    ] as const) {
      seek(video, seconds);
      video.dispatchEvent(new Event("seeking"));
      expect(shown()?.time).toBe(expected);
    }
  });

  it("unmutes at the last volume, or at half the volume if it was turned down to zero", () => {
    const { video, shown } = start();
    const volumes = [
      () => toggleMute(video),
      () => toggleMute(video),
      () => setVolume(video, 0),
      () => toggleMute(video),
    ];
    const after = volumes.map((act) => {
      act();
      video.dispatchEvent(new Event("volumechange"));
      return [shown()?.volume, shown()?.muted];
    });
    expect(after).toEqual([
      [1, true],
      [1, false],
      [0, true],
      [0.5, false],
    ]);
  });

  it("makes two more attempts for a video that cannot be loaded", () => {
    const { load, phase, fail } = start();
    for (const times of [1, 2]) {
      fail();
      vi.advanceTimersByTime(1_000);
      expect([load.mock.calls.length, phase()]).toEqual([times, "loading"]);
    }
    fail();
    vi.advanceTimersByTime(60_000);
    expect([load.mock.calls.length, phase()]).toEqual([2, "failed"]);
  });

  it("makes no more attempts for a video that fails after its first frame", () => {
    const { load, phase, loaded, fail } = start();
    loaded();
    fail();
    vi.advanceTimersByTime(60_000);
    expect([load.mock.calls.length, phase()]).toEqual([0, "failed"]);
  });

  it("pauses the video when it is closed, and does not load it again", () => {
    const { video, load, loaded, fail, stop } = start();
    fail();
    loaded();
    stop();
    vi.advanceTimersByTime(60_000);
    expect([video.paused, load.mock.calls.length]).toEqual([true, 0]);
  });
});

describe("'Full screen'", () => {
  /** A video in a frame. The two elements get these methods. */
  function videoWith(frameMethods: object, videoMethods: object): HTMLVideoElement {
    const video = Object.assign(document.createElement("video"), videoMethods);
    Object.assign(document.createElement("div"), frameMethods).append(video);
    return video;
  }

  it("shows the video alone in a browser that has full screen only for videos", () => {
    const webkitEnterFullscreen = vi.fn();
    toggleFullScreen(
      videoWith({ requestFullscreen: undefined }, { webkitSupportsFullscreen: true, webkitEnterFullscreen }),
    );
    expect(webkitEnterFullscreen).toHaveBeenCalledOnce();
  });

  it("does nothing in a browser that cannot show the video in full screen yet", () => {
    const webkitEnterFullscreen = vi.fn();
    toggleFullScreen(
      videoWith({ requestFullscreen: undefined }, { webkitSupportsFullscreen: false, webkitEnterFullscreen }),
    );
    expect(webkitEnterFullscreen).not.toHaveBeenCalled();
  });

  it("shows the video with its controls in a browser that has full screen for elements", () => {
    const [requestFullscreen, webkitEnterFullscreen] = [vi.fn(async () => {}), vi.fn()];
    toggleFullScreen(videoWith({ requestFullscreen }, { webkitEnterFullscreen }));
    expect([requestFullscreen.mock.calls.length, webkitEnterFullscreen.mock.calls.length]).toEqual([1, 0]);
  });
});
