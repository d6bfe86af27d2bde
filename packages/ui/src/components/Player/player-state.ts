/** What a player shows. */
export interface PlayerState {
  /** Loading until the first frame; failed where the browser cannot play it. */
  readonly phase: "loading" | "playing" | "paused" | "failed";
  /** Seconds. */
  readonly time: number;
  /** Seconds; 0 until it is known. */
  readonly duration: number;
  /** Up to which second it has been loaded. */
  readonly buffered: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Hidden after three seconds without pointer or key while it plays. */
  readonly controls: "shown" | "hidden";
  /** Absent where the video has none. */
  readonly captions: "absent" | "off" | "on";
  readonly screen: "part" | "full";
}
