import { RETRIES } from "@flaneur/domain";
import type { PlayerState } from "@flaneur/ui/lightbox";

/** What the controls show of a video element. */
export type VideoState = Omit<PlayerState, "controls">;

export const LOADING: VideoState = {
  phase: "loading",
  time: 0,
  duration: 0,
  buffered: 0,
  volume: 1,
  muted: false,
  captions: "absent",
  screen: "part",
};

const RETRY_PAUSE_MS = 1_000;
/** HTMLMediaElement.HAVE_CURRENT_DATA: the current frame is loaded. */
const HAVE_FRAME = 2;

/** The events of a video element after which the controls show something else. */
const CHANGES = [
  "playing",
  "pause",
  "ended",
  "timeupdate",
  "seeking",
  "seeked",
  "durationchange",
  "progress",
  "volumechange",
];

/** Whether the video has failed: no source is left to try. */
const hasFailed = (video: HTMLVideoElement): boolean =>
  video.error !== null || video.networkState === video.NETWORK_NO_SOURCE || video.querySelector("source") === null;

/** Plays a video. Browsers may refuse this before the first press on the page: the video then stays paused. */
export const play = (video: HTMLVideoElement) => void video.play().catch(() => undefined);

/** The element that fills the screen: the video with its controls. */
export const frameOf = (video: HTMLVideoElement): HTMLElement => video.parentElement ?? video;

/** What the controls show of a video in a phase. */
export function readVideo(video: HTMLVideoElement, phase: PlayerState["phase"]): VideoState {
  const { buffered, currentTime, duration, volume, muted } = video;
  const [track] = video.textTracks;
  return {
    ...{ phase, time: currentTime, volume, muted },
    duration: Number.isFinite(duration) ? duration : 0,
    buffered: buffered.length === 0 ? 0 : buffered.end(buffered.length - 1),
    captions: track === undefined ? "absent" : track.mode === "showing" ? "on" : "off",
    screen: document.fullscreenElement === frameOf(video) ? "full" : "part",
  };
}

/**
 * Plays a video as soon as its first frame is loaded, and calls `onChange` with its state, now and after each change.
 * Loads a video again that cannot be loaded. Returns a function that stops this and pauses the video.
 */
export function followVideo(video: HTMLVideoElement, onChange: (state: VideoState) => void): () => void {
  const listening = new AbortController();
  let phase: "loading" | "loaded" | "failed" = "loading";
  let failures = 0;
  let retry: ReturnType<typeof setTimeout>;
  const on = (target: EventTarget, types: readonly string[], listen: () => void, capture = false) => {
    for (const type of types) target.addEventListener(type, listen, { signal: listening.signal, capture });
  };
  const show = () => onChange(readVideo(video, phase === "loaded" ? (video.paused ? "paused" : "playing") : phase));
  const start = () => {
    if (phase !== "loading") return;
    phase = "loaded";
    play(video);
    show();
  };
  const fail = () => {
    if (phase === "failed" || !hasFailed(video)) return;
    if (phase === "loading" && failures < RETRIES.media) {
      failures += 1;
      clearTimeout(retry);
      retry = setTimeout(() => video.load(), RETRY_PAUSE_MS);
      return;
    }
    phase = "failed";
    show();
  };
  on(video, CHANGES, show);
  on(video, ["loadeddata"], start);
  // Errors of sources do not bubble, so they are captured.
  on(video, ["error"], fail, true);
  on(video.textTracks, ["addtrack", "removetrack", "change"], show);
  on(document, ["fullscreenchange"], show);
  show();
  // The video may have loaded before the listeners were added.
  if (video.readyState >= HAVE_FRAME) start();
  return () => {
    listening.abort();
    clearTimeout(retry);
    video.pause();
  };
}
