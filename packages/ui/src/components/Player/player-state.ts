/** The state of a player. */
export interface PlayerState {
  /** `loading` until the first frame, `failed` if the browser cannot play the video. */
  readonly phase: "loading" | "playing" | "paused" | "failed";
  /** The current position, in seconds. */
  readonly time: number;
  /** The duration in seconds, or 0 until it is known. */
  readonly duration: number;
  /** The position up to which the video is loaded, in seconds. */
  readonly buffered: number;
  /** The volume, from 0 to 1. */
  readonly volume: number;
  /** Whether the sound is muted. */
  readonly muted: boolean;
  /** `hidden` after three seconds of playing without pointer input, key input or a focused control. */
  readonly controls: "shown" | "hidden";
  /** Whether captions are shown, or `absent` if the video has no captions. */
  readonly captions: "absent" | "off" | "on";
  /** Whether the player fills the screen. */
  readonly screen: "part" | "full";
}
