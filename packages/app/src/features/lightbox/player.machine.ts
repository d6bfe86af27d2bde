import { RETRIES } from "@flaneur/domain";
import { and, assertEvent, assign, fromCallback, not, sendTo, setup, stateIn } from "xstate";

/** The commands for the video element. */
export type VideoCommand =
  | { readonly type: "play" | "togglePlay" | "reload" | "toggleCaptions" | "toggleFullScreen" }
  | { readonly type: "seek"; readonly seconds: number }
  | { readonly type: "volume"; readonly volume: number; readonly muted: boolean };

/** The events of the video element. */
export type VideoReport =
  /** `video.ready`: the first frame is loaded. */
  | { readonly type: "video.ready" | "video.playing" | "video.paused" | "video.failed" }
  /** The times are in seconds. */
  | { readonly type: "video.time"; readonly time: number; readonly duration: number; readonly buffered: number }
  | { readonly type: "video.captions"; readonly captions: PlayerContext["captions"] }
  | { readonly type: "video.screen"; readonly screen: PlayerContext["screen"] };

export type PlayerEvent =
  | VideoReport
  | { readonly type: "player.toggle" | "player.toggleMute" | "player.toggleCaptions" | "player.toggleFullScreen" }
  | { readonly type: "player.seek"; readonly seconds: number }
  | { readonly type: "player.seekBy"; readonly seconds: number }
  | { readonly type: "player.volume"; readonly volume: number }
  /** The pointer moved over the player, or a key was pressed. */
  | { readonly type: "player.activity" }
  /** A control of the player got or lost the visible focus. */
  | { readonly type: "player.focus"; readonly focused: boolean };

export interface PlayerContext {
  readonly time: number;
  readonly duration: number;
  readonly buffered: number;
  readonly volume: number;
  readonly muted: boolean;
  readonly captions: "absent" | "off" | "on";
  readonly screen: "part" | "full";
  readonly focused: boolean;
  /** The number of failed attempts to load the video that were followed by another attempt. */
  readonly failures: number;
}

/** How long a playing video shows its controls after the last pointer movement or key press, in milliseconds. */
const CONTROLS_MS = 3_000;
const RETRY_PAUSE_MS = 1_000;
/** The volume after unmuting if the volume was 0. */
const AUDIBLE = 0.5;

const within = (seconds: number, { duration }: PlayerContext): number => Math.min(Math.max(0, seconds), duration);

/** The machine of a player and its controls. The actor `video` controls the video element and sends its events. */
export const playerMachine = setup({
  types: { context: {} as PlayerContext, events: {} as PlayerEvent, children: {} as { video: "video" } },
  actors: {
    video: fromCallback<VideoCommand>(() => {
      throw new Error("The actor 'video' is missing. Provide it where the machine is created.");
    }),
  },
  actions: {
    play: sendTo("video", { type: "play" }),
    // The element decides whether to play or pause: the visitor may press a second time before the event that the first
    // press causes arrives.
    togglePlay: sendTo("video", { type: "togglePlay" }),
    reload: sendTo("video", { type: "reload" }),
    toggleCaptions: sendTo("video", { type: "toggleCaptions" }),
    toggleFullScreen: sendTo("video", { type: "toggleFullScreen" }),
    sendVolume: sendTo("video", ({ context: { volume, muted } }) => ({ type: "volume", volume, muted }) as const),
    // The handle moves at once; the video needs a moment to seek.
    storeSeek: assign(({ context, event }) => {
      assertEvent(event, "player.seek");
      return { time: within(event.seconds, context) };
    }),
    storeSeekBy: assign(({ context, event }) => {
      assertEvent(event, "player.seekBy");
      return { time: within(context.time + event.seconds, context) };
    }),
    sendSeek: sendTo("video", ({ context }) => ({ type: "seek", seconds: context.time }) as const),
    storeVolume: assign(({ event }) => {
      assertEvent(event, "player.volume");
      return { volume: event.volume, muted: event.volume === 0 };
    }),
    toggleMute: assign(({ context: { muted, volume } }) =>
      muted || volume === 0 ? { muted: false, volume: volume === 0 ? AUDIBLE : volume } : { muted: true },
    ),
    storeTime: assign(({ event }) => {
      assertEvent(event, "video.time");
      const { time, duration, buffered } = event;
      return { time, duration, buffered };
    }),
    storeCaptions: assign(({ event }) => {
      assertEvent(event, "video.captions");
      return { captions: event.captions };
    }),
    storeScreen: assign(({ event }) => {
      assertEvent(event, "video.screen");
      return { screen: event.screen };
    }),
    storeFocus: assign(({ event }) => {
      assertEvent(event, "player.focus");
      return { focused: event.focused };
    }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
  guards: {
    mayRetry: ({ context }) => context.failures < RETRIES.media,
    isFocused: ({ context }) => context.focused,
    plays: stateIn({ playback: "playing" }),
  },
  delays: { controls: CONTROLS_MS, retry: RETRY_PAUSE_MS },
}).createMachine({
  id: "player",
  context: {
    time: 0,
    duration: 0,
    buffered: 0,
    volume: 1,
    muted: false,
    captions: "absent",
    screen: "part",
    focused: false,
    failures: 0,
  },
  type: "parallel",
  invoke: { id: "video", src: "video", onError: { target: ".playback.failed" } },
  on: {
    "video.time": { actions: "storeTime" },
    "video.captions": { actions: "storeCaptions" },
    "video.screen": { actions: "storeScreen" },
    "player.focus": { actions: "storeFocus" },
    "player.volume": { actions: ["storeVolume", "sendVolume"] },
    "player.toggleMute": { actions: ["toggleMute", "sendVolume"] },
    "player.toggleCaptions": { actions: "toggleCaptions" },
    "player.toggleFullScreen": { actions: "toggleFullScreen" },
  },
  states: {
    playback: {
      initial: "loading",
      on: {
        "player.seek": { actions: ["storeSeek", "sendSeek"] },
        "player.seekBy": { actions: ["storeSeekBy", "sendSeek"] },
      },
      states: {
        loading: {
          description: "The first frame is loading. Then the video plays.",
          on: {
            "video.ready": { target: "paused", actions: "play" },
            "video.failed": [{ guard: "mayRetry", target: "waiting", actions: "countFailure" }, { target: "failed" }],
          },
        },
        waiting: {
          description: "The video failed to load. It is retried after a pause.",
          after: { retry: { target: "loading", actions: "reload" } },
        },
        paused: {
          description: "The video is paused: the browser has blocked it, the visitor has paused it, or it has ended.",
          on: { "player.toggle": { actions: "togglePlay" }, "video.playing": "playing", "video.failed": "failed" },
        },
        playing: {
          description: "The video plays.",
          on: { "player.toggle": { actions: "togglePlay" }, "video.paused": "paused", "video.failed": "failed" },
        },
        failed: { description: "The browser cannot play the video." },
      },
    },
    controls: {
      initial: "kept",
      states: {
        kept: {
          description: "The controls stay, because the video does not play or a control has the focus.",
          always: { guard: and(["plays", not("isFocused")]), target: "leaving" },
        },
        leaving: {
          description: "The controls stay for a moment after the last pointer movement or key.",
          always: { guard: not(and(["plays", not("isFocused")])), target: "kept" },
          after: { controls: "hidden" },
          on: { "player.activity": { target: "leaving", reenter: true } },
        },
        hidden: {
          description: "The video plays without controls.",
          always: { guard: not(and(["plays", not("isFocused")])), target: "kept" },
          on: { "player.activity": "leaving" },
        },
      },
    },
  },
});
