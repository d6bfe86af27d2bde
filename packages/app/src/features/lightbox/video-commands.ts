/** What the controls of a player do with its video element. The events of the element change what the controls show. */
import { frameOf, play } from "./follow-video.ts";

/** The volume after unmuting if the volume was 0. */
const AUDIBLE = 0.5;

/** A video of a browser that has full screen only for videos, such as Safari on iPhone. */
type PhoneVideo = HTMLVideoElement & {
  /** Whether the video can be shown in full screen. False until its metadata are loaded. */
  readonly webkitSupportsFullscreen?: boolean;
  /** Shows the video in full screen, with the controls of the browser. */
  readonly webkitEnterFullscreen?: () => void;
};

export const togglePlay = (video: HTMLVideoElement) => (video.paused ? play(video) : video.pause());

/** Seeks to a position in seconds, at most to the end of the video. */
export function seek(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = Math.min(Math.max(0, seconds), Number.isFinite(video.duration) ? video.duration : 0);
}

/** Sets the volume, from 0 to 1. At 0 the video is muted. */
export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = volume;
  video.muted = volume === 0;
}

/** Mutes the video, or unmutes it at its last volume. */
export function toggleMute(video: HTMLVideoElement): void {
  if (video.volume === 0) setVolume(video, AUDIBLE);
  else video.muted = !video.muted;
}

export function toggleCaptions(video: HTMLVideoElement): void {
  const [track] = video.textTracks;
  if (track !== undefined) track.mode = track.mode === "showing" ? "hidden" : "showing";
}

/** Shows the video with its controls in full screen, or leaves full screen. */
export function toggleFullScreen(video: PhoneVideo): void {
  const frame = frameOf(video);
  // Browsers without full screen for elements lack the method.
  if (frame.requestFullscreen === undefined) {
    if (video.webkitSupportsFullscreen === true) video.webkitEnterFullscreen?.();
    return;
  }
  const changed = document.fullscreenElement === frame ? document.exitFullscreen() : frame.requestFullscreen();
  // The promise rejects if the browser refuses full screen.
  changed.catch(() => undefined);
}
