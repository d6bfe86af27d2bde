import { Player, type PlayerCommand } from "@flaneur/ui/lightbox";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { followVideo, LOADING, readVideo } from "./follow-video.ts";
import { usePlayerControls } from "./use-player-controls.ts";
import { seek, setVolume, toggleCaptions, toggleFullScreen, toggleMute, togglePlay } from "./video-commands.ts";

export interface LightboxPlayerHandle {
  readonly obey: (command: PlayerCommand) => void;
}

const ACTS: { readonly [Kind in Exclude<PlayerCommand["kind"], "seekBy">]: (video: HTMLVideoElement) => void } = {
  togglePlay,
  toggleMute,
  toggleCaptions,
  toggleFullScreen,
};

function obey(video: HTMLVideoElement, command: PlayerCommand): void {
  if (command.kind === "seekBy") seek(video, video.currentTime + command.seconds);
  else ACTS[command.kind](video);
}

interface LightboxPlayerProps {
  readonly ref: Ref<LightboxPlayerHandle>;
  readonly url: string;
  readonly name: string;
}

/** The player of a video. The video element has the state of the playback, and the controls show it. */
export function LightboxPlayer({ ref, url, name }: LightboxPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(LOADING);
  const { controls, onActivity, onFocusChange } = usePlayerControls(shown.phase === "playing");
  useEffect(() => (video.current === null ? undefined : followVideo(video.current, setShown)), []);
  /**
   * Calls `act` with the video, which exists while the player is mounted. The controls show the new position and volume at
   * once: the events of the video come later than the next press of a key, which moves a slider from where it is.
   */
  const withVideo = (act: (video: HTMLVideoElement) => void) => {
    const element = video.current;
    if (element === null) return;
    act(element);
    setShown(({ phase }) => readVideo(element, phase));
  };
  useImperativeHandle(ref, () => ({
    obey: (command) => {
      onActivity();
      withVideo((element) => obey(element, command));
    },
  }));
  return (
    <Player
      url={url}
      name={name}
      video={video}
      state={{ ...shown, controls }}
      onTogglePlay={() => withVideo(togglePlay)}
      onSeek={(seconds) => withVideo((element) => seek(element, seconds))}
      onToggleMute={() => withVideo(toggleMute)}
      onVolume={(volume) => withVideo((element) => setVolume(element, volume))}
      onToggleCaptions={() => withVideo(toggleCaptions)}
      onToggleFullScreen={() => withVideo(toggleFullScreen)}
      onActivity={onActivity}
      onFocusChange={onFocusChange}
    />
  );
}
