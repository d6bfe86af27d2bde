import { fromCallback } from "xstate";
import type { VideoCommand, VideoReport } from "./player.machine.ts";

/** HTMLMediaElement.HAVE_CURRENT_DATA: the current frame is loaded. */
const HAVE_FRAME = 2;

type CommandOf<Type extends VideoCommand["type"]> = VideoCommand & { readonly type: Type };
type Obey = { readonly [Type in VideoCommand["type"]]: (command: CommandOf<Type>) => void };

/** A video of a browser that has full screen only for videos, such as Safari on iPhone. */
type PhoneVideo = HTMLVideoElement & {
  /** Whether the video can be shown in full screen. False until its metadata are loaded. */
  readonly webkitSupportsFullscreen?: boolean;
  /** Shows the video in full screen, with the controls of the browser. */
  readonly webkitEnterFullscreen?: () => void;
};

const secondsOf = (value: number): number => (Number.isFinite(value) ? value : 0);

/**
 * Wraps a video element as the actor of a player.
 * @param find Returns the element, which exists before the actor starts.
 */
export const videoActor = (find: () => PhoneVideo | null) =>
  fromCallback<VideoCommand>(({ receive, sendBack }) => {
    const video = find();
    if (video === null) throw new Error("There is no video element. Render it before the player starts.");
    const report = (event: VideoReport) => sendBack(event);
    const listening = new AbortController();
    const on = (target: EventTarget, types: readonly string[], listen: () => void, capture = false) => {
      for (const type of types) target.addEventListener(type, listen, { signal: listening.signal, capture });
    };
    const time = () => {
      const { buffered, currentTime, duration } = video;
      const end = buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
      report({ type: "video.time", time: currentTime, duration: secondsOf(duration), buffered: end });
    };
    const tracks = () => {
      const [track] = video.textTracks;
      const captions = track === undefined ? "absent" : track.mode === "showing" ? "on" : "off";
      report({ type: "video.captions", captions });
    };
    const frame = video.parentElement ?? video;
    on(video, ["timeupdate", "seeked", "durationchange", "progress"], time);
    on(video, ["loadeddata"], () => report({ type: "video.ready" }));
    on(video, ["playing"], () => report({ type: "video.playing" }));
    on(video, ["pause", "ended"], () => report({ type: "video.paused" }));
    // The video has failed only if no source is left to try. Errors of sources do not bubble, so they are captured.
    on(
      video,
      ["error"],
      () => {
        const last = video.querySelector("source:last-of-type");
        if (video.error !== null || video.networkState === video.NETWORK_NO_SOURCE || last === null)
          report({ type: "video.failed" });
      },
      true,
    );
    on(video.textTracks, ["addtrack", "removetrack", "change"], tracks);
    on(document, ["fullscreenchange"], () =>
      report({ type: "video.screen", screen: document.fullscreenElement === frame ? "full" : "part" }),
    );

    const toggleCaptions = () => {
      const [track] = video.textTracks;
      if (track !== undefined) track.mode = track.mode === "showing" ? "hidden" : "showing";
      tracks();
    };
    const toggleFullScreen = () => {
      // Browsers without full screen for elements lack the method.
      if (frame.requestFullscreen === undefined) {
        if (video.webkitSupportsFullscreen === true) video.webkitEnterFullscreen?.();
        return;
      }
      const changed = document.fullscreenElement === frame ? document.exitFullscreen() : frame.requestFullscreen();
      // The promise rejects if the browser refuses full screen.
      changed.catch(() => undefined);
    };
    // Browsers may reject the promise before the first press on the page. The video then stays paused.
    const play = () => void video.play().catch(() => undefined);
    const obey: Obey = {
      play,
      togglePlay: () => (video.paused ? play() : video.pause()),
      reload: () => video.load(),
      seek: ({ seconds }) => {
        video.currentTime = seconds;
      },
      volume: ({ volume, muted }) => {
        video.volume = volume;
        video.muted = muted;
      },
      toggleCaptions,
      toggleFullScreen,
    };
    receive(<Type extends VideoCommand["type"]>(command: CommandOf<Type>) => obey[command.type](command));
    tracks();
    // The video may have loaded before the listeners were added.
    if (video.readyState >= HAVE_FRAME) {
      time();
      report({ type: "video.ready" });
    }
    return () => {
      listening.abort();
      video.pause();
    };
  });
